import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { wordsIn } from './content-words.ts'
import type { SiteChanges } from './site-changes.ts'

/** Most competitors of a comparison. */
export const COMPETITORS_MAX = 3

/** A website that is compared with the own one. */
export interface Competitor {
  /** The complete URL that was typed; unique in a consultation. */
  readonly url: string
  /** Without the passages of the pages; null where it was not read yet. */
  readonly facts: SiteFacts | null
  /** The distinct words of its pages, to say what does not stand there. */
  readonly words: string
  /** When it was read, ISO 8601. */
  readonly readAt: string | null
  /** What the visitor struck out as wrong: {@link strikeKey}. */
  readonly struck: readonly string[]
  /** Since the reading before; null where there was none. */
  readonly changes: SiteChanges | null
}

export function newCompetitor(url: string): Competitor {
  return { url, facts: null, words: '', readAt: null, struck: [], changes: null }
}

/** What names a finding of a competitor, as long as the website says it. */
export function strikeKey(row: string, { text }: Pick<SiteFact, 'text'>): string {
  return `${row} ${text}`
}

/** The facts without the passages of the pages, which take most of their room. */
export function withoutPassages(facts: SiteFacts): SiteFacts {
  return { ...facts, pages: facts.pages.map(({ url, title }) => ({ url, title })) }
}

/** The facts of the competitors that were read, without what the visitor struck out. */
export function keptFacts(competitors: readonly Competitor[]): SiteFacts[] {
  return competitors.flatMap(({ facts, struck }) => {
    if (!facts) return []
    const isKept = (row: string) => (fact: SiteFact) => !struck.includes(strikeKey(row, fact))
    const proof = (fact: SiteFact | null) => (fact && isKept('proof')(fact) ? fact : null)
    const lists = ['offers', 'audiences', 'prices', 'languages'] as const
    const kept = lists.map((row) => [row, facts[row].filter(isKept(row))])
    return {
      ...facts,
      ...(Object.fromEntries(kept) as Pick<SiteFacts, (typeof lists)[number]>),
      references: facts.references.filter(isKept('proof')),
      founded: proof(facts.founded),
      size: proof(facts.size),
      signals: facts.signals.filter((one) => one.kind !== 'jobs' || isKept('jobs')(one)),
    }
  })
}

/** The distinct words of the pages that were read, as far as their passages are known. */
export function wordsOfSite({ pages }: Pick<SiteFacts, 'pages'>): string {
  const texts = pages.flatMap(({ title, passages }) => (passages ? [title, ...passages] : []))
  return [...new Set(texts.flatMap(wordsIn))].join(' ')
}

/** True where both addresses lead to the same start page, whether with "www." or not. */
export function isSameSite(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && startOf(one) === startOf(other)
}

function startOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`
}
