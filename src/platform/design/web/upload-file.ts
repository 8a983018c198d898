import { read } from './api.ts'

/**
 * Uploads a file as the field "file" of a form.
 * @param onProgress called with the sent share of the file, from 0 to 1
 * @throws ApiError with a sentence for the user where the file is refused, OfflineError without an answer
 */
export async function uploadFile(
  path: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  return read(() => post(path, body, onProgress), path)
}

/** XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function post(
  path: string,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Response> {
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
    request.open('POST', path)
    request.send(body)
  })
}
