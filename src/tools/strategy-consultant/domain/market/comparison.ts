import type { Quote, SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { type Competitor, strikeKey, wordsOfSite } from './competitor.ts'

/** What is compared. Proof is references, the year of foundation and the size. */
export const COMPARED = ['offers', 'audiences', 'prices', 'languages', 'jobs', 'proof'] as const
export type Compared = (typeof COMPARED)[number]

/** What a kind of proof is. */
export type Proof = 'references' | 'founded' | 'size'

/** Something that was found, with the passage that it stands on. Without one, the visitor typed it. */
export interface Finding {
  readonly text: string
  readonly sources: readonly string[]
  readonly quote?: Quote | undefined
  /** In the row of proof only. */
  readonly proof?: Proof | undefined
}

/** An organisation of the comparison. */
export interface Party {
  /** The competitor's URL; null for the own organisation. */
  readonly url: string | null
  /** Unique in the comparison. */
  readonly name: string
  readonly pages: SiteFacts['pages']
  readonly rows: Readonly<Record<Compared, readonly Finding[]>>
  /** How much the visitor struck out in each row. */
  readonly struck: Readonly<Record<Compared, number>>
  /** The distinct words of its pages. */
  readonly words: readonly string[]
}

/**
 * The own organisation and the competitors that were read, side by side.
 *
 * @param own the facts as the visitor corrected them
 * @param unnamed what the own organisation is called without a name
 */
export function partiesOf(
  own: SiteFacts,
  competitors: readonly Competitor[],
  unnamed: string,
): Party[] {
  const parties = [
    partyOf({
      url: null,
      name: shortName(own.name?.text ?? unnamed),
      facts: own,
      words: wordsOfSite(own),
    }),
    ...competitors.flatMap(({ url, facts, words, struck }) =>
      facts
        ? [partyOf({ url, name: shortName(facts.name?.text ?? hostOf(url)), facts, words, struck })]
        : [],
    ),
  ]
  return parties.map((party, index) => {
    const isTaken = parties.some(({ name }, other) => other !== index && name === party.name)
    return isTaken && party.url ? { ...party, name: `${party.name} (${hostOf(party.url)})` } : party
  })
}

/** Forms of companies at the end of a name, as they are registered. */
const LEGAL_FORM =
  /[\s,]+(?:(?:g?gmbh|ug(?: \(haftungsbeschränkt\))?|ag|se|kg|ohg|gbr|eg|e\.\s?g\.|e\.\s?v\.|ltd\.?|inc\.?|llc|plc|co\.?|&)\s*)+$/iu

/** The name without the legal form, which makes columns and sentences long. */
export function shortName(name: string): string {
  return name.replace(LEGAL_FORM, '').trim() || name
}

interface Compare {
  url: string | null
  name: string
  facts: SiteFacts
  words: string
  struck?: readonly string[]
}

function partyOf({ url, name, facts, words, struck = [] }: Compare): Party {
  const rows = rowsOf(facts)
  const kept = (row: Compared) =>
    rows[row].filter((finding) => !struck.includes(strikeKey(row, finding)))
  return {
    url,
    name,
    pages: facts.pages,
    rows: byRow(kept),
    struck: byRow((row) => rows[row].length - kept(row).length),
    words: words.split(' ').filter(Boolean),
  }
}

function rowsOf(facts: SiteFacts): Record<Compared, Finding[]> {
  const proof = (what: Proof, found: readonly SiteFact[]) =>
    found.map((fact): Finding => ({ ...findingOf(fact), proof: what }))
  return {
    offers: facts.offers.map(findingOf),
    audiences: facts.audiences.map(findingOf),
    prices: facts.prices.map(findingOf),
    languages: facts.languages.map(findingOf),
    jobs: facts.signals.filter(({ kind }) => kind === 'jobs').map(findingOf),
    proof: [
      ...proof('references', facts.references),
      ...proof('founded', facts.founded ? [facts.founded] : []),
      ...proof('size', facts.size ? [facts.size] : []),
    ],
  }
}

function findingOf({ text, sources, quote }: SiteFact): Finding {
  return { text, sources, quote }
}

function byRow<Value>(of: (row: Compared) => Value): Record<Compared, Value> {
  return Object.fromEntries(COMPARED.map((row) => [row, of(row)])) as Record<Compared, Value>
}

export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
