import { read } from './api.ts'

/**
 * Sends a file with the session of the browser, and returns the answer, unread.
 * @param onProgress called with the sent share of the body, from 0 to 1
 * @throws ApiError for a response with an error status, OfflineError without a response
 */
export function upload(
  path: string,
  body: FormData | Blob,
  onProgress: (share: number) => void,
): Promise<Response> {
  return read(() => post(path, body, onProgress), path)
}

/** As {@link upload}, with the file as the field "file" of a form. */
export function uploadFile(
  path: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  return upload(path, body, onProgress)
}

/** XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function post(
  path: string,
  body: FormData | Blob,
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
