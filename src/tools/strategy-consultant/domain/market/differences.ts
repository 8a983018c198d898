import type { Finding, Party, Proof } from './comparison.ts'
import { isSameContent, isUnrelated, languageOfWords, wordsIn } from './content-words.ts'
import { languageKey } from './language-key.ts'

/** What some websites name and others do not. */
export type Named = 'prices' | 'jobs' | 'audiences' | Proof
/** A finding of a party on which a difference stands. */
export interface Evidence {
  readonly party: Party
  readonly finding: Finding
}

/**
 * What a comparison shows by a rule. It is true of the pages that were read, and of nothing else: neither of demand nor
 * of who is better.
 */
export type Difference = { readonly name: string; readonly evidence: readonly Evidence[] } & (
  | { readonly rule: 'only names' | 'does not name'; readonly what: Named }
  | {
      readonly rule: 'only in language' | 'only one with' | 'nothing of' | 'all name'
      /** The language, or what is named. */
      readonly text: string
      /** Where nothing of it stands; '' for the other rules. */
      readonly at: string
    }
)

const NAMED = ['prices', 'jobs', 'audiences', 'references', 'founded', 'size'] as const
/** Most statements about single offers of one party. */
const OFFERS_MAX = 3
/** Most statements of one comparison: what nobody reads helps nobody. */
const DIFFERENCES_MAX = 14
/** A longer text is a sentence and no name of an offer. */
const NAME_MAX = 60

/**
 * What differs between the parties, the first of which is the own organisation, and what all of them say. In doubt there
 * is no statement: where the visitor typed something or struck it out, where two websites are in different languages,
 * and where words are related.
 */
export function differencesOf(parties: readonly Party[]): Difference[] {
  if (parties.length < 2) return []
  return [
    ...NAMED.flatMap((what) => whoNames(what, parties)),
    ...whoSpeaks(parties),
    ...parties.flatMap((party) => whatOthersLack(party, parties)),
    ...whatAllName('audiences', parties),
    ...whatAllName('offers', parties),
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
function foundOf(what: Named, party: Party): readonly Finding[] | 'unknown' {
  const isProof = what === 'references' || what === 'founded' || what === 'size'
  const row = isProof ? 'proof' : what
  const named = party.rows[row].filter(({ proof }) => !isProof || proof === what)
  const onPages = named.filter(isQuoted)
  if (onPages.length > 0) return onPages
  return named.length > 0 || party.struck[row] > 0 || party.pages.length === 0 ? 'unknown' : []
}

/** A language that only one of the websites has. */
function whoSpeaks(parties: readonly Party[]): Difference[] {
  const spoken = parties.map((party) => ({
    party,
    languages: party.rows.languages.map((finding) => ({ finding, key: languageKey(finding.text) })),
  }))
  const isKnown = spoken.every(
    ({ party, languages }) => languages.length > 0 && party.struck.languages === 0,
  )
  if (!isKnown) return []
  return spoken.flatMap(({ party, languages }) =>
    languages
      .filter(({ finding }) => isQuoted(finding))
      .filter(({ key }) =>
        spoken.every(
          (other) => other.party === party || other.languages.every((o) => o.key !== key),
        ),
      )
      .map(({ finding }) => ({
        rule: 'only in language' as const,
        name: party.name,
        text: finding.text,
        at: '',
        evidence: [{ party, finding }],
      })),
  )
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

/** What every party names in the same words. */
function whatAllName(row: 'offers' | 'audiences', parties: readonly Party[]): Difference[] {
  const [first, ...others] = parties
  if (!first) return []
  return first.rows[row].filter(isQuoted).flatMap((finding): Difference[] => {
    const same = others.flatMap((party) => {
      const found = party.rows[row].find(
        (other) => isQuoted(other) && isSameContent(other.text, finding.text),
      )
      return found ? [{ party, finding: found }] : []
    })
    if (same.length < others.length) return []
    const evidence = [{ party: first, finding }, ...same]
    return [{ rule: 'all name', name: first.name, text: finding.text, at: '', evidence }]
  })
}

function isQuoted({ quote }: Finding): boolean {
  return quote !== undefined
}
