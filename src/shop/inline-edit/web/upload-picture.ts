import { uploadFile } from '#platform/design/web/upload.ts'
import type { UploadedImage } from '#platform/pictures/domain/uploaded-image.ts'

/**
 * Uploads a picture for the trainings' pages.
 * @param onProgress called with the sent share of the file, from 0 to 1
 * @throws ApiError with a sentence for the user where the file is refused, OfflineError without an answer
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void,
): Promise<UploadedImage> {
  return (await uploadFile('/api/admin/images', file, onProgress)).json()
}
