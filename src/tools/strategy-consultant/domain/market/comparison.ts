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
export function strikeKey(row: Compared, { text }: Pick<SiteFact, 'text'>): string {
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
    const { jobs, founded, size, ...lists } = keptRows(facts, struck)
    const signals = facts.signals.filter((one) => one.kind !== 'jobs' || jobs.includes(one))
    return { ...facts, ...lists, signals, founded: founded[0] ?? null, size: size[0] ?? null }
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

/** What is compared. */
const COMPARED = [
  'offers',
  'audiences',
  'prices',
  'languages',
  'jobs',
  'references',
  'founded',
  'size',
] as const
export type Compared = (typeof COMPARED)[number]
const PROOF: readonly Compared[] = ['references', 'founded', 'size']

/** An organisation of the comparison. */
export interface Party {
  /** The competitor's URL; null for the own organisation. */
  readonly url: string | null
  /** Unique in the comparison. */
  readonly name: string
  readonly pages: SiteFacts['pages']
  /** What was found, with the passage that it stands on. Without one, the visitor typed it. */
  readonly rows: Readonly<Record<Compared, readonly SiteFact[]>>
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

/** What is compared, without the proof that nobody names: that nobody names prices is of interest. */
export function comparedRows(parties: readonly Party[]): Compared[] {
  const isNamed = (row: Compared) =>
    parties.some(({ rows, struck }) => rows[row].length > 0 || struck[row] > 0)
  return COMPARED.filter((row) => !PROOF.includes(row) || isNamed(row))
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
  const rows = keptRows(facts, struck)
  const all = rowsOf(facts)
  return {
    url,
    name: shortName(facts.name?.text ?? unnamed),
    pages: facts.pages,
    rows,
    struck: byRow((row) => all[row].length - rows[row].length),
    words: words.split(' ').filter(Boolean),
  }
}

function keptRows(facts: SiteFacts, struck: readonly string[]): Record<Compared, SiteFact[]> {
  const all = rowsOf(facts)
  return byRow((row) => all[row].filter((fact) => !struck.includes(strikeKey(row, fact))))
}

function rowsOf(facts: SiteFacts): Record<Compared, SiteFact[]> {
  return {
    offers: facts.offers,
    audiences: facts.audiences,
    prices: facts.prices,
    languages: facts.languages,
    jobs: facts.signals.filter(({ kind }) => kind === 'jobs'),
    references: facts.references,
    founded: facts.founded ? [facts.founded] : [],
    size: facts.size ? [facts.size] : [],
  }
}

function byRow<Value>(of: (row: Compared) => Value): Record<Compared, Value> {
  return Object.fromEntries(COMPARED.map((row) => [row, of(row)])) as Record<Compared, Value>
}

export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
