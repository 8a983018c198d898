import { useMemo, useRef, useState } from 'react'
import type { SiteFact } from '#tools/website-reader/domain/site-facts.ts'
import {
  type Compared,
  type Competitor,
  newCompetitor,
  partiesOf,
  strikeKey,
  withoutPassages,
  wordsOfSite,
} from '../domain/market/comparison.ts'
import { differencesOf } from '../domain/market/differences.ts'
import { siteChanges } from '../domain/market/site-changes.ts'
import type { Consultation } from './consultation.ts'
import { consultationStore } from './consultation-store.ts'
import { factsOf } from './fact-sheet.ts'
import { type Failure, type SiteReading, useLineCalls } from './line-calls.ts'
import { useStrategy } from './use-strategy.ts'

/** Why a competitor has no new facts, or how far its reading is. */
export type CompetitorState = 'waiting' | SiteReading | { readonly failure: Failure | 'cancelled' }

export type CompetitorsTool = ReturnType<typeof useCompetitors>

/** Reads the competitors' websites one after another, beside what the visitor does meanwhile. */
export function useCompetitors() {
  const [states, setStates] = useState<Readonly<Record<string, CompetitorState>>>({})
  const queue = useRef(Promise.resolve())
  const isRead = useRef<string>(undefined)
  const { read, cancel } = useLineCalls()

  const setState = (url: string, state: CompetitorState | undefined) =>
    setStates(({ [url]: _, ...others }) => (state ? { ...others, [url]: state } : others))

  const readNow = async (url: string) => {
    // It was left out while it waited.
    if (!consultationStore.read().competitors.some((one) => one.url === url)) return
    isRead.current = url
    const { done, failure } = await read(url, (progress) => setState(url, progress))
    isRead.current = undefined
    setState(url, failure && { failure })
    if (failure) return
    change(url, ({ facts, readAt }) => ({
      facts: withoutPassages(done),
      words: wordsOfSite(done),
      readAt: new Date().toISOString(),
      changes: facts ? { since: readAt, changes: siteChanges(facts, done) } : null,
    }))
  }

  const enqueue = (url: string) => {
    setState(url, 'waiting')
    queue.current = queue.current.then(() => readNow(url))
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
      const { competitors } = consultationStore.read()
      consultationStore.update({ competitors: competitors.filter((one) => one.url !== url) })
      if (isRead.current === url) cancel()
    },

    /** For another consultation: nothing is read any more. */
    stop() {
      cancel()
      setStates({})
    },
  }
}

/** Leaves a finding out of the comparison, as the visitor says that it is wrong. */
export function strike(url: string, row: Compared, finding: SiteFact): void {
  change(url, ({ struck }) => ({ struck: [...struck, strikeKey(row, finding)] }))
}

/** Brings back what was left out of a row. */
export function takeBack(url: string, row: Compared): void {
  change(url, ({ struck }) => ({ struck: struck.filter((key) => !key.startsWith(`${row} `)) }))
}

/** A competitor that was left out meanwhile stays out. */
function change(url: string, changed: (competitor: Competitor) => Partial<Competitor>): void {
  const { competitors } = consultationStore.read()
  consultationStore.update({
    competitors: competitors.map((one) => (one.url === url ? { ...one, ...changed(one) } : one)),
  })
}

/** The own organisation beside the competitors that were read, and what differs; nothing where there are none. */
export function useComparison({ sheet, competitors }: Consultation) {
  const { unnamed } = useStrategy().texts.storage
  return useMemo(() => {
    const isCompared = sheet !== null && competitors.some(({ facts }) => facts !== null)
    const parties = isCompared ? partiesOf(factsOf(sheet), competitors, unnamed) : []
    return { parties, differences: differencesOf(parties) }
  }, [sheet, competitors, unnamed])
}
