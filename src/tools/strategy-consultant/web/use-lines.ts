import { useCallback, useEffect, useRef } from 'react'
import { type Failure, failureOf } from './consultation-failure.ts'

/** Result of a call that answers line by line. */
export type Outcome<Last> =
  | { readonly kind: 'done'; readonly last: Last }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Calls that answer line by line, one at a time. They can be cancelled; leaving the page cancels too. */
export function useLines() {
  const call = useRef<AbortController>(undefined)
  const cancel = useCallback(() => call.current?.abort(), [])
  useEffect(() => cancel, [cancel])

  /**
   * @param linesOf makes the call
   * @param onLine receives a line, and returns the outcome of the call when it is the last one
   */
  const listen = async <Line, Last>(
    linesOf: (signal: AbortSignal) => AsyncIterable<Line>,
    onLine: (line: Line) => Outcome<Last> | undefined,
  ): Promise<Outcome<Last>> => {
    call.current?.abort()
    const own = new AbortController()
    call.current = own
    try {
      for await (const line of linesOf(own.signal)) {
        const outcome = onLine(line)
        if (outcome) return outcome
      }
      // The connection ended before the last line.
      return { kind: 'failed', failure: 'offline' }
    } catch (error) {
      if (own.signal.aborted) return { kind: 'cancelled' }
      return { kind: 'failed', failure: failureOf(error) }
    }
  }
  return { listen, cancel }
}
