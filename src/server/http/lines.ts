import type { Context } from 'hono'
import type * as z from 'zod'
import { streamOf } from './streams.ts'

const MEDIA_TYPE = 'application/x-ndjson'

/** Intermediaries and buffering proxies hand each line on as it comes. */
const UNBUFFERED = {
  'Content-Type': `${MEDIA_TYPE}; charset=utf-8`,
  'X-Accel-Buffering': 'no',
}

/** The answer of a route that {@link answerLines} gives, for its definition. */
export function linesResponse<T extends z.ZodType>(description: string, event: T) {
  // As any type: @hono/zod-openapi takes every one that ends in "json" for a single JSON object.
  const content: Record<string, { schema: T }> = { [MEDIA_TYPE]: { schema: event } }
  return { description, content }
}

/**
 * Answers with one JSON object a line, each sent as soon as it is made.
 *
 * @param events are ended when the reader goes away: their `signal` is aborted, and nothing more is asked of them
 */
export function answerLines<Event>(
  c: Context,
  events: (signal: AbortSignal) => AsyncIterable<Event>,
): Response {
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, c.req.raw.signal])
  const body = streamOf(lines(events(signal)), () => gone.abort())
  return c.body(body, 200, UNBUFFERED)
}

async function* lines<Event>(events: AsyncIterable<Event>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`
}
