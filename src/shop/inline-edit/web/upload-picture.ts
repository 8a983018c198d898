import { read } from '#platform/design/web/api.ts'
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
  const body = new FormData()
  body.set('file', file)
  return (await read(() => post(body, onProgress), PATH)).json()
}

/** XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function post(body: FormData, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      const type = request.getResponseHeader('Content-Type') ?? ''
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: { 'Content-Type': type },
        }),
      )
    }
    request.onerror = () => reject(new Error('No answer'))
    request.open('POST', PATH)
    request.send(body)
  })
}
