import { useCallback, useEffect, useRef } from 'react'
import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import { readLines } from '#platform/design/web/api-lines.ts'
import type {
  SiteFacts,
  SiteFailure,
  SiteReadingEvent,
} from '#tools/website-reader/domain/site-facts.ts'
import type { StrategyDraftEvent, StrategyDraftRequest } from '../domain/strategy-draft.ts'
import type { MadeDraft } from './consultation.ts'
import { useStrategy } from './use-strategy.ts'

/** Result of a call that answers line by line. */
type Outcome<Last> =
  | { readonly done: Last; readonly failure?: never }
  | { readonly done?: never; readonly failure: Failure | 'cancelled' }

/** Progress of a reading: which page of how many, as far as known. The first page has the links to the others. */
export interface SiteReading {
  readonly page: number
  readonly pages: number
}

/** Progress of a draft that is being made. */
export interface DraftMaking {
  readonly step: Extract<StrategyDraftEvent, { type: 'step' }>['step']
  /** Number of parts that have begun: the last of them is still being written. */
  readonly parts: number
}

/** Calls that answer line by line, one at a time. They can be cancelled; leaving the page cancels too. */
export function useLineCalls() {
  const { language } = useStrategy()
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
      return { failure: 'offline' }
    } catch (error) {
      return { failure: own.signal.aborted ? 'cancelled' : failureOf(error) }
    }
  }

  return {
    cancel,

    read(url: string, onProgress: (reading: SiteReading) => void) {
      onProgress({ page: 1, pages: 1 })
      return listen<SiteReadingEvent, SiteFacts>(
        (signal) => readLines('/api/tools/site-readings', { body: { url, language }, signal }),
        (event) => {
          if (event.type === 'facts') return { done: event.facts }
          if (event.type === 'failed') return { failure: event.code }
          if (event.type === 'reading') onProgress(event)
        },
      )
    },

    make(
      request: Omit<StrategyDraftRequest, 'language'>,
      onProgress: (making: DraftMaking) => void,
    ) {
      let making: DraftMaking = { step: request.ai ? 'asking' : 'method', parts: 0 }
      onProgress(making)
      const body: StrategyDraftRequest = { ...request, language }
      return listen<StrategyDraftEvent, Pick<MadeDraft, 'draft' | 'madeBy' | 'aiFailure'>>(
        (signal) => readLines('/api/tools/strategy-drafts', { body, signal }),
        (event) => {
          if (event.type === 'failed') return { failure: event.code }
          if (event.type === 'draft') {
            const { draft, madeBy, aiFailure } = event
            return { done: { draft, madeBy, aiFailure } }
          }
          making =
            event.type === 'step'
              ? { step: event.step, parts: 0 }
              : { ...making, parts: event.parts }
          onProgress(making)
        },
      )
    },
  }
}

/** Why a website was not read or a draft not made. Each has a text on the screen. */
export type Failure = SiteFailure | (typeof REFUSALS)[number] | 'offline'

/** Known codes of a refused call; any other counts as a fault. */
const REFUSALS = [
  'tools.bad_address',
  'tools.own_readings',
  'tools.busy',
  'tools.restored_copy',
  'http.too_many',
] as const

/** The failure of a call, as the key of its text. */
export function failureOf(error: unknown): Failure {
  if (error instanceof OfflineError) return 'offline'
  const code = error instanceof ApiError ? error.problem?.code : undefined
  return REFUSALS.find((refusal) => refusal === code) ?? 'tools.fault'
}
