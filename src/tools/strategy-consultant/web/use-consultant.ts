import { useState } from 'react'
import { readLines } from '#platform/design/web/api-lines.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { SiteFacts, SiteReadingEvent } from '#tools/website-reader/domain/site-facts.ts'
import type { StrategyDraftEvent, StrategyDraftRequest } from '../domain/strategy-draft.ts'
import type { MadeDraft } from './consultation.ts'
import { type DraftMaking, EMPTY_MAKING, withDraftEvent } from './draft-making.ts'
import { EMPTY_READING, type SiteReading, withReadingEvent } from './site-reading.ts'
import { type Outcome, useLines } from './use-lines.ts'

type FinishedDraft = Pick<MadeDraft, 'draft' | 'madeBy' | 'aiFailure'>

/** The task that the server is working on for this page. */
export type CurrentTask =
  | { readonly kind: 'reading'; readonly url: string; readonly reading: SiteReading }
  | { readonly kind: 'making'; readonly making: DraftMaking }

/** Calls the server to read a website or make a draft, one task at a time, and reports its progress. */
export function useConsultant(language: Language) {
  const [work, setWork] = useState<CurrentTask | null>(null)
  const { listen, cancel } = useLines()

  const read = async (url: string): Promise<Outcome<SiteFacts>> => {
    let reading = EMPTY_READING
    setWork({ kind: 'reading', url, reading })
    const outcome = await listen<SiteReadingEvent, SiteFacts>(
      (signal) => readLines('/api/tools/site-readings', { body: { url, language }, signal }),
      (event) => {
        if (event.type === 'facts') return { kind: 'done', last: event.facts }
        if (event.type === 'failed') return { kind: 'failed', failure: event.code }
        reading = withReadingEvent(reading, event)
        setWork({ kind: 'reading', url, reading })
      },
    )
    return outcome
  }

  const make = async (facts: SiteFacts, ai: boolean): Promise<Outcome<FinishedDraft>> => {
    let making = EMPTY_MAKING
    setWork({ kind: 'making', making })
    const request: StrategyDraftRequest = { facts, language, ai }
    const outcome = await listen<StrategyDraftEvent, FinishedDraft>(
      (signal) => readLines('/api/tools/strategy-drafts', { body: request, signal }),
      (event) => {
        if (event.type === 'draft') {
          const { draft, madeBy, aiFailure } = event
          return { kind: 'done', last: { draft, madeBy, aiFailure } }
        }
        if (event.type === 'failed') return { kind: 'failed', failure: event.code }
        making = withDraftEvent(making, event)
        setWork({ kind: 'making', making })
      },
    )
    return outcome
  }

  /** Clears the task, once its result is on the screen. */
  const finish = () => setWork(null)
  return { work, read, make, finish, cancel }
}
