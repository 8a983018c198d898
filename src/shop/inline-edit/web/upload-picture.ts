import { uploadFile } from '#platform/design/web/upload-file.ts'
import type { UploadedImage } from '#platform/pictures/domain/uploaded-image.ts'

const PATH = '/api/admin/images'

/**
 * Uploads a picture for the trainings' pages.
 * @param onProgress called with the sent share of the file, from 0 to 1
 * @throws ApiError with a sentence for the user where the file is refused, OfflineError without an answer
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> {
  return (await uploadFile(PATH, file, onProgress)).json()
}
