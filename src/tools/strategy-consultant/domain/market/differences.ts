import type { SiteFact } from '#tools/website-reader/domain/site-facts.ts'
import type { Compared, Party } from './comparison.ts'
import { isUnrelated, languageOfWords, wordsIn } from './content-words.ts'

/** What some websites name and others do not. */
export type Named = Exclude<Compared, 'offers' | 'languages'>

/**
 * What a comparison shows by a rule. It is true of the pages that were read, and of nothing else: neither of demand nor
 * of who is better.
 */
export type Difference = {
  readonly name: string
  /** The findings that it stands on. */
  readonly evidence: readonly { readonly party: Party; readonly finding: SiteFact }[]
} & (
  | { readonly rule: 'only names' | 'does not name'; readonly what: Named }
  | {
      readonly rule: 'only one with' | 'nothing of'
      /** What is named. */
      readonly text: string
      /** Where nothing of it stands; '' for the other rule. */
      readonly at: string
    }
)

const NAMED = ['prices', 'jobs', 'audiences', 'references', 'founded', 'size'] as const
/** Most statements about single offers of one party. */
const OFFERS_MAX = 3
/** Most statements of one comparison. More of them are not read. */
const DIFFERENCES_MAX = 14
/** The longest name of an offer in UTF-16 units. A longer text is a sentence. */
const NAME_MAX = 60

/**
 * What differs between the parties, the first of which is the own organisation. In doubt there is no statement: where
 * the visitor typed something or struck it out, where two websites are in different languages, and where words are
 * related.
 */
export function differencesOf(parties: readonly Party[]): Difference[] {
  if (parties.length < 2) return []
  return [
    ...NAMED.flatMap((what) => whoNames(what, parties)),
    ...parties.flatMap((party) => whatOthersLack(party, parties)),
  ].slice(0, DIFFERENCES_MAX)
}

/** "Only A names prices", and with three or more "All but B name prices". */
function whoNames(what: Named, parties: readonly Party[]): Difference[] {
  const states = parties.map((party) => ({ party, found: foundOf(what, party) }))
  if (states.some(({ found }) => found === 'unknown')) return []
  const naming = states.flatMap(({ party, found }) =>
    found !== 'unknown' && found.length > 0 ? [{ party, found }] : [],
  )
  const silent = states.filter(({ found }) => found.length === 0)
  const evidence = naming.flatMap(({ party, found }) =>
    found.slice(0, OFFERS_MAX).map((finding) => ({ party, finding })),
  )
  const [only] = naming
  const [missing] = silent
  if (naming.length === 1 && only) {
    return [{ rule: 'only names', what, name: only.party.name, evidence }]
  }
  if (silent.length === 1 && missing && naming.length > 1) {
    return [{ rule: 'does not name', what, name: missing.party.name, evidence }]
  }
  return []
}

/** What the pages of a party name; unknown where somebody typed it or struck out all of it, or no page was read. */
function foundOf(what: Named, party: Party): readonly SiteFact[] | 'unknown' {
  const named = party.rows[what]
  const onPages = named.filter(isQuoted)
  if (onPages.length > 0) return onPages
  return named.length > 0 || party.struck[what] > 0 || party.pages.length === 0 ? 'unknown' : []
}

/** Offers of a party of which nothing stands on the pages of all others, or of the own organisation. */
function whatOthersLack(party: Party, parties: readonly Party[]): Difference[] {
  const [own] = parties
  const others = parties.filter((other) => other !== party)
  return party.rows.offers
    .filter((finding) => isQuoted(finding) && finding.text.length <= NAME_MAX)
    .flatMap((finding): Difference[] => {
      const { text } = finding
      const evidence = [{ party, finding }]
      if (others.every((other) => saysNothingOf(text, party, other))) {
        return [{ rule: 'only one with', name: party.name, text, at: '', evidence }]
      }
      if (own && own !== party && saysNothingOf(text, party, own)) {
        return [{ rule: 'nothing of', name: party.name, text, at: own.name, evidence }]
      }
      return []
    })
    .slice(0, OFFERS_MAX)
}

/** Compares with all that the pages of the other party say, and with what the visitor typed about it. */
function saysNothingOf(text: string, party: Party, other: Party): boolean {
  const language = languageOfWords(other.words)
  if (language === null || language !== languageOfWords(party.words)) return false
  const typed = Object.values(other.rows).flatMap((row) => row.flatMap((one) => wordsIn(one.text)))
  return isUnrelated(text, other.words) && isUnrelated(text, typed)
}

function isQuoted({ quote }: SiteFact): boolean {
  return quote !== undefined
}
