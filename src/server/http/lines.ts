import type { Context } from 'hono'
import type * as z from 'zod'
import { streamOf } from './streams.ts'

/** A string to the types of routes as well: what they make of this one by its name is no answer at all. */
const LINES: string = 'application/x-ndjson'

/** Intermediaries and buffering proxies hand each line on as it comes. */
const UNBUFFERED = {
  'Content-Type': `${LINES}; charset=utf-8`,
  'X-Accel-Buffering': 'no',
}

/** The answer of a route in lines, for its definition. */
export function linesResponse<T extends z.ZodType>(description: string, line: T) {
  return { description, content: { [LINES]: { schema: line } } }
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
