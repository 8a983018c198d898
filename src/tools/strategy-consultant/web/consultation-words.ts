import { longDay } from '#platform/design/web/long-day.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { Compared } from '../domain/market/comparison.ts'
import type { Difference } from '../domain/market/differences.ts'
import type { FactKind, SiteChange, SiteChanges } from '../domain/market/site-changes.ts'
import type { SiteReading } from './line-calls.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** What a kind of facts is called. */
export function kindName(
  { facts: { labels, groups, kinds } }: StrategyConsultantTexts,
  kind: FactKind | Compared,
): string {
  return { ...labels, ...groups, ...kinds }[kind]
}

/** A difference as a sentence. */
export function differenceText(
  { market: { differences: words } }: StrategyConsultantTexts,
  difference: Difference,
): string {
  if (!('what' in difference)) {
    return words.rules[difference.rule](difference.text, difference.name, difference.at)
  }
  const { one, many } = words.named[difference.what]
  return difference.rule === 'only names'
    ? words.onlyNames(difference.name, one)
    : words.doesNotName(difference.name, many)
}

/** "Since 12 March 2027: 2 changes", or that there are none. */
export function sinceText(
  { changes: words }: StrategyConsultantTexts,
  language: Language,
  { since, changes }: SiteChanges,
): string {
  const day = since === null ? null : longDay(since, language)
  return changes.length === 0 ? words.none(day) : words.title(day, changes.length)
}

/** "Prices: 90 € is now 95 €". */
export function changeText(
  texts: StrategyConsultantTexts,
  { kind, before, after }: SiteChange,
): string {
  const { added, changed, gone } = texts.changes
  const name = kindName(texts, kind)
  if (!before) return `${name}: ${added(after?.text ?? '')}`
  return `${name}: ${after ? changed(before.text, after.text) : gone(before.text)}`
}

/** "Page 2 of 6", or that the first one is opened. */
export function readingProgress(
  { reading }: StrategyConsultantTexts,
  { page, pages }: SiteReading,
): string {
  return pages > 1 ? reading.progress(page, pages) : reading.begins
}
