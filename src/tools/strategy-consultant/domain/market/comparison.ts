import type { SiteFact, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { type Competitor, strikeKey, wordsOfSite } from './competitor.ts'

/** What is compared. Proof is references, the year of foundation and the size. */
export const COMPARED = ['offers', 'audiences', 'prices', 'languages', 'jobs', 'proof'] as const
export type Compared = (typeof COMPARED)[number]

/** What a kind of proof is. */
export type Proof = 'references' | 'founded' | 'size'

/** Something that was found, with the passage that it stands on. Without one, the visitor typed it. */
export interface Finding extends SiteFact {
  /** In the row of proof only. */
  readonly proof?: Proof
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
  const self = { url: null, words: wordsOfSite(own), struck: [] }
  const parties = [
    partyOf(own, self, unnamed),
    ...competitors.flatMap((one) => (one.facts ? partyOf(one.facts, one, hostOf(one.url)) : [])),
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

function partyOf(
  facts: SiteFacts,
  { url, words, struck }: Pick<Competitor, 'words' | 'struck'> & Pick<Party, 'url'>,
  unnamed: string,
): Party {
  const rows = rowsOf(facts)
  const kept = (row: Compared) =>
    rows[row].filter((finding) => !struck.includes(strikeKey(row, finding)))
  return {
    url,
    name: shortName(facts.name?.text ?? unnamed),
    pages: facts.pages,
    rows: byRow(kept),
    struck: byRow((row) => rows[row].length - kept(row).length),
    words: words.split(' ').filter(Boolean),
  }
}

function rowsOf(facts: SiteFacts): Record<Compared, Finding[]> {
  const proof = (what: Proof, found: readonly SiteFact[]) =>
    found.map((fact): Finding => ({ ...fact, proof: what }))
  return {
    offers: facts.offers,
    audiences: facts.audiences,
    prices: facts.prices,
    languages: facts.languages,
    jobs: facts.signals.filter(({ kind }) => kind === 'jobs'),
    proof: [
      ...proof('references', facts.references),
      ...proof('founded', facts.founded ? [facts.founded] : []),
      ...proof('size', facts.size ? [facts.size] : []),
    ],
  }
}

function byRow<Value>(of: (row: Compared) => Value): Record<Compared, Value> {
  return Object.fromEntries(COMPARED.map((row) => [row, of(row)])) as Record<Compared, Value>
}

export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
