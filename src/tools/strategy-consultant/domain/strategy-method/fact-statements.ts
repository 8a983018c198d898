import { shorten } from '#tools/documents/domain/plain-text.ts'
import type { SiteFact } from '#tools/website-reader/domain/site-facts.ts'
import { QUOTES_MAX, type Statement } from '../strategy-draft.ts'
import type { DraftWords } from './draft-texts-de.ts'

/** Most facts that a statement lists. */
const LISTED_MAX = 4
/** Longest text of one of several facts, and of one alone, in UTF-16 units. */
const LISTED_LENGTH = 60
const ALONE_LENGTH = 480

/** Up to two statements: what the website says and what the visitor typed, each after its label ("Prices: 90 €"). */
export function factStatements(
  label: string,
  facts: readonly SiteFact[],
  more: DraftWords['more'],
): Statement[] {
  const listed = (some: readonly SiteFact[]) => {
    const length = some.length > 1 ? LISTED_LENGTH : ALONE_LENGTH
    const shown = some.slice(0, LISTED_MAX).map(({ text }) => shorten(text, length))
    const left = some.length - shown.length
    return `${label}: ${[...shown, ...(left > 0 ? [more(left)] : [])].join(' · ')}`
  }
  const typed = facts.filter(({ sources }) => sources.length === 0)
  return [
    ...onPages(listed, facts),
    ...(typed.length > 0
      ? [{ text: listed(typed), basis: 'visitor' as const, sources: [], quotes: [] }]
      : []),
  ]
}

/** A statement about the facts that stand on pages, with their passages; none where there are fewer than `fewest`. */
export function onPages(
  say: (facts: readonly SiteFact[]) => string,
  facts: readonly SiteFact[],
  fewest = 1,
): Statement[] {
  const read = facts.filter(({ sources }) => sources.length > 0)
  if (read.length < fewest) return []
  return [
    {
      text: say(read),
      basis: 'page',
      sources: [...new Set(read.flatMap(({ sources }) => sources))],
      quotes: read.flatMap(({ quote }) => quote ?? []).slice(0, QUOTES_MAX),
    },
  ]
}
