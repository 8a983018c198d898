import type { SiteFact, SiteFacts, SiteSignal } from '#tools/website-reader/domain/site-facts.ts'
import { FACT_LISTS, type FactList, SINGLE_FACTS, type SingleFact } from '../fact-kinds.ts'
import { isSameContent, languageKey, stemsOf, wordsIn } from './content-words.ts'

const LISTS = FACT_LISTS.filter((list) => list !== 'signals')
const SIGNALS = ['jobs', 'news', 'shop', 'events'] as const satisfies readonly SiteSignal['kind'][]

export type FactKind = SingleFact | Exclude<FactList, 'signals'> | SiteSignal['kind']

/** A fact that was found anew, is not found any more, or reads differently. At least one of both is there. */
export interface SiteChange {
  readonly kind: FactKind
  readonly before: SiteFact | null
  readonly after: SiteFact | null
}

/** What changed between two readings of a website. */
export interface SiteChanges {
  /** When it was read before, ISO 8601; null where that is not known. */
  readonly since: string | null
  readonly changes: readonly SiteChange[]
}

/**
 * Compares two readings of the same website, kind by kind. A price or a vacancy whose words are the same, but not its
 * figures, has changed; what has other words is gone, and new.
 */
export function siteChanges(before: SiteFacts, after: SiteFacts): SiteChange[] {
  const single = (fact: SiteFact | null) => (fact ? [fact] : [])
  const signals = (facts: SiteFacts, kind: SiteSignal['kind']) =>
    facts.signals.filter((signal) => signal.kind === kind)
  return [
    ...SINGLE_FACTS.flatMap((kind) => changesOf(kind, single(before[kind]), single(after[kind]))),
    ...LISTS.flatMap((kind) => changesOf(kind, before[kind], after[kind])),
    ...SIGNALS.flatMap((kind) => changesOf(kind, signals(before, kind), signals(after, kind))),
  ]
}

function changesOf(
  kind: FactKind,
  before: readonly SiteFact[],
  after: readonly SiteFact[],
): SiteChange[] {
  const isSingle = SINGLE_FACTS.some((one) => one === kind)
  const gone = before.filter((old) => !after.some((now) => isSameFact(kind, old, now)))
  const added = after.filter((now) => !before.some((old) => isSameFact(kind, old, now)))
  const changed = gone.flatMap((old) => {
    const now = added.filter((one) => isSingle || isSameButFigures(old.text, one.text))
    // In doubt, which of several it was, it is gone and new.
    return now.length === 1 && now[0] ? [{ kind, before: old, after: now[0] }] : []
  })
  const isPaired = (fact: SiteFact) =>
    changed.some(({ before: old, after: now }) => old === fact || now === fact)
  return [
    ...changed,
    ...added.filter((fact) => !isPaired(fact)).map((fact) => ({ kind, before: null, after: fact })),
    ...gone.filter((fact) => !isPaired(fact)).map((fact) => ({ kind, before: fact, after: null })),
  ]
}

/** Whether both say the same. Languages and shops are named in the language of the screen, which may have changed. */
function isSameFact(kind: FactKind, before: SiteFact, after: SiteFact): boolean {
  if (kind === 'shop') return true
  if (kind === 'languages') return languageKey(before.text) === languageKey(after.text)
  return wordsIn(before.text).join(' ') === wordsIn(after.text).join(' ')
}

function isSameButFigures(before: string, after: string): boolean {
  const words = (text: string) =>
    stemsOf(text)
      .filter((stem) => !/\d/.test(stem))
      .join(' ')
  return words(before) !== '' && isSameContent(words(before), words(after))
}
