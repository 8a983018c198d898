import { OfflineError, request } from './api.ts'
import type { Answer, Arguments, PathOf } from './api-call.ts'

/**
 * Makes a call that is answered with one JSON object per line, and yields each as it arrives. Aborting the signal also
 * ends the request on the server, and throws the signal's reason here.
 *
 * @throws ApiError; OfflineError also where the connection is lost during the response
 */
export async function* readLines<P extends PathOf<'POST'>>(
  path: P,
  options: Arguments<'POST', P>[0] & { signal: AbortSignal },
): AsyncGenerator<Answer<'POST', P>> {
  const { signal } = options
  const response = await request('POST', path, [options]).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
  for await (const line of linesOf(response, signal)) yield JSON.parse(line)
}

async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        signal.throwIfAborted()
        throw new OfflineError(cause)
      })
      if (done) return
      const lines = (begun + value).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    // Leaving the loop early ends the request.
    await reader.cancel().catch(() => {})
  }
}
