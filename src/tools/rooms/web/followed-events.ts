import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Pauses } from './pauses.ts'

/** Longer than the server is silent: a connection without a sign for so long is dead. */
const SILENCE_MS = 50_000

interface FollowedEvents {
  /** Requests the stream of events. */
  request: (signal: AbortSignal) => Promise<Response>
  onOpen: () => void
  onEvent: (event: EventSourceMessage) => void
  /** The connection ended, and is made again after a pause. */
  onLost: () => void
  /** What is followed does not exist, or no longer. */
  onGone: () => void
  /** False once nothing is to be followed any more. */
  isGoing: () => boolean
  pauses: Pauses
  /** After this time a connection is replaced by a new one, which shows the server that the page is still there. */
  renewMs?: number
}

/** How a connection ended: it was not made, it was lost, or it is to be replaced. */
type ConnectionEnd = 'failed' | 'lost' | 'renewed'

/** Follows server-sent events, over as many connections as it takes, until `isGoing` says no. */
export async function followEvents(parts: FollowedEvents): Promise<void> {
  const { isGoing, onLost, pauses } = parts
  for (let failures = 1; isGoing(); failures += 1) {
    const end = await followOnce(parts)
    if (!isGoing()) return
    if (end !== 'failed') failures = 1
    if (end === 'renewed') continue
    onLost()
    await pauses.pauseAfter(failures)
  }
}

/** Follows one connection to its end. */
async function followOnce(parts: FollowedEvents): Promise<ConnectionEnd> {
  const attempt = new AbortController()
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined
  let end: ConnectionEnd = 'failed'
  const renew = () => {
    end = 'renewed'
    attempt.abort()
  }
  const sign = () => {
    clearTimeout(watchdog)
    watchdog = setTimeout(() => attempt.abort(), SILENCE_MS)
  }
  sign()
  try {
    const response = await parts.request(attempt.signal)
    const type = response.headers.get('Content-Type') ?? ''
    // Another 404, or an answer that is no stream, is of a proxy or of a page that asks for a login to the network.
    if (response.status === 404 && type.startsWith('application/problem+json')) parts.onGone()
    if (!response.ok || !type.startsWith('text/event-stream')) return end
    end = 'lost'
    if (parts.renewMs) renewal = setTimeout(renew, parts.renewMs)
    parts.onOpen()
    const parser = createParser({
      onEvent: (event) => {
        if (parts.isGoing()) parts.onEvent(event)
      },
    })
    for await (const text of textsOf(response)) {
      // Comments, which only keep the connection alive, are signs too.
      sign()
      parser.feed(text)
      if (!parts.isGoing()) break
    }
  } catch {
    // The connection was lost, or could not be made: the next attempt follows.
  } finally {
    clearTimeout(watchdog)
    clearTimeout(renewal)
    attempt.abort()
  }
  return end
}

/** Written out: not every browser can iterate over a stream. */
async function* textsOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
