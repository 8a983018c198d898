import { useRef, useState } from 'react'
import type { Language } from '#site/pages/web/page-table.ts'
import type { Compared, Finding } from '../domain/market/comparison.ts'
import {
  type Competitor,
  newCompetitor,
  strikeKey,
  withoutPassages,
  wordsOfSite,
} from '../domain/market/competitor.ts'
import { siteChanges } from '../domain/market/site-changes.ts'
import type { Failure } from './consultation-failure.ts'
import { consultationStore } from './consultation-store.ts'
import { type SiteReading, useLineCalls } from './line-calls.ts'

/** Why a competitor has no new facts, or how far its reading is. */
export type CompetitorState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading'; readonly reading: SiteReading }
  | { readonly kind: 'failed'; readonly failure: Failure | 'cancelled' }

/** Reads the competitors' websites one after another, beside what the visitor does meanwhile. */
export function useCompetitors(language: Language) {
  const [states, setStates] = useState<Readonly<Record<string, CompetitorState>>>({})
  const waiting = useRef<string[]>([])
  const reading = useRef<string>(undefined)
  const { read, cancel } = useLineCalls(language)

  const setState = (url: string, state: CompetitorState | undefined) =>
    setStates(({ [url]: _, ...others }) => (state ? { ...others, [url]: state } : others))

  const readNext = async (): Promise<void> => {
    const url = reading.current ? undefined : waiting.current.shift()
    if (url === undefined) return
    reading.current = url
    const { done, failure } = await read(url, (progress) =>
      setState(url, { kind: 'reading', reading: progress }),
    )
    reading.current = undefined
    if (failure) setState(url, { kind: 'failed', failure })
    else {
      setState(url, undefined)
      change(url, ({ facts, readAt, struck }) => ({
        facts: withoutPassages(done),
        words: wordsOfSite(done),
        readAt: new Date().toISOString(),
        struck,
        changes: facts ? { since: readAt, changes: siteChanges(facts, done) } : null,
      }))
    }
    await readNext()
  }

  const enqueue = (url: string) => {
    waiting.current.push(url)
    setState(url, { kind: 'waiting' })
    void readNext()
  }

  return {
    states,
    read: enqueue,

    add(url: string) {
      const { competitors } = consultationStore.read()
      consultationStore.update({
        competitors: [...competitors, newCompetitor(url)],
        competitorAddress: '',
      })
      enqueue(url)
    },

    /** Stops the reading, or leaves the competitor out. */
    remove(url: string) {
      waiting.current = waiting.current.filter((one) => one !== url)
      if (reading.current === url) cancel()
      const { competitors } = consultationStore.read()
      consultationStore.update({ competitors: competitors.filter((one) => one.url !== url) })
    },

    strike(url: string, row: Compared, finding: Finding) {
      change(url, ({ struck }) => ({ struck: [...struck, strikeKey(row, finding)] }))
    },

    takeBack(url: string, row: Compared) {
      change(url, ({ struck }) => ({ struck: struck.filter((key) => !key.startsWith(`${row} `)) }))
    },

    /** For another consultation: nothing is read any more. */
    stop() {
      waiting.current = []
      cancel()
      setStates({})
    },
  }
}

/** A competitor that was left out meanwhile stays out. */
function change(url: string, changed: (competitor: Competitor) => Partial<Competitor>): void {
  const { competitors } = consultationStore.read()
  consultationStore.update({
    competitors: competitors.map((one) => (one.url === url ? { ...one, ...changed(one) } : one)),
  })
}
