import type { Context } from 'hono'
import type * as z from 'zod'
import { streamOf } from './streams.ts'

/** Typed as plain string: with the literal type, the types of routes would not accept this media type as an answer. */
const LINES: string = 'application/x-ndjson'

/** Headers that make buffering proxies forward each line at once. */
const UNBUFFERED = {
  'Content-Type': `${LINES}; charset=utf-8`,
  'X-Accel-Buffering': 'no',
}

/** The NDJSON answer of a route, for its definition. */
export function linesResponse<T extends z.ZodType>(description: string, line: T) {
  return { description, content: { [LINES]: { schema: line } } }
}

/**
 * Answers with one JSON object per line, each sent as soon as it is produced.
 *
 * @param events produces the objects. When the client disconnects, its `signal` is aborted and no more are requested
 */
export function answerLines<Event>(
  c: Context,
  events: (signal: AbortSignal) => AsyncIterable<Event>,
): Response {
  const disconnected = new AbortController()
  const signal = AbortSignal.any([disconnected.signal, c.req.raw.signal])
  const body = streamOf(lines(events(signal)), () => disconnected.abort())
  return c.body(body, 200, UNBUFFERED)
}

async function* lines<Event>(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`
}
