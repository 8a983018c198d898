import type { Context } from 'hono'
import { streamOf } from './streams.ts'

/** Typed as plain string: with the literal type, the types of routes would not accept this media type as an answer. */
const EVENT_STREAM: string = 'text/event-stream'

/** Headers that make buffering proxies forward each event at once. */
const UNBUFFERED = {
  'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
  'X-Accel-Buffering': 'no',
}

/** An event of the stream, with its data as JSON; null keeps a silent connection alive. */
export type ServerSentEvent = { event: string; id?: string; json: string } | null

/** The event stream of a route, for its definition. */
export function eventsResponse(description: string) {
  return { description, content: { [EVENT_STREAM]: { schema: { type: 'string' as const } } } }
}

/**
 * Answers with server-sent events, each sent as soon as it is produced.
 *
 * @param events produces the events. When the client disconnects, its `signal` is aborted and no more are requested
 */
export function answerEvents(
  c: Context,
  events: (signal: AbortSignal) => AsyncIterable<ServerSentEvent>,
): Response {
  const disconnected = new AbortController()
  const signal = AbortSignal.any([disconnected.signal, c.req.raw.signal])
  const body = streamOf(texts(events(signal)), () => disconnected.abort())
  return c.body(body, 200, UNBUFFERED)
}

async function* texts(events: AsyncIterable<ServerSentEvent>): AsyncGenerator<string> {
  for await (const event of events) yield event ? textOf(event) : ':\n\n'
}

/** JSON has no line breaks outside of its texts, and none unescaped inside of them, so it is one line of data. */
function textOf({ event, id, json }: NonNullable<ServerSentEvent>): string {
  const name = `event: ${event}\n`
  return `${id === undefined ? '' : `id: ${id}\n`}${name}data: ${json}\n\n`
}
