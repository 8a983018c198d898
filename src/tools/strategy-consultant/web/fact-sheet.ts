import { VISIBLE } from '#platform/basics/domain/visible.ts'
import type {
  OrganisationKind,
  Quote,
  SiteFact,
  SiteFacts,
  SiteSignal,
} from '#tools/website-reader/domain/site-facts.ts'

export type SignalKind = SiteSignal['kind']
export type FactList =
  | 'offers'
  | 'audiences'
  | 'prices'
  | 'references'
  | 'languages'
  | 'locations'
  | 'signals'
export type SingleFact = 'name' | 'description' | 'size' | 'founded'

/** The lists in the order of display. */
export const FACT_LISTS = [
  'offers',
  'audiences',
  'prices',
  'references',
  'locations',
  'languages',
  'signals',
] as const satisfies readonly FactList[]

/** Maximum number of rows in one list that the server accepts. */
export const ROWS_MAX = 24
/** Maximum length of a fact that the server accepts, in UTF-16 units. */
export const FACT_MAX_LENGTH = 500

type Found = SiteFact & { readonly kind: SignalKind | null }

/** A fact in the form in which the visitor corrects it. */
export interface FactRow {
  /** Unique in its sheet while the row is on the screen. */
  readonly id: number
  readonly text: string
  /** For signals only. */
  readonly kind: SignalKind | null
  /** The fact as found on the website; null for a row that the visitor added. */
  readonly found: Found | null
}

/** The facts about a company in the form in which the visitor corrects them. */
export interface FactSheet {
  readonly url: string | null
  readonly pages: SiteFacts['pages']
  readonly kind: OrganisationKind
  readonly name: FactRow
  readonly description: FactRow
  readonly size: FactRow
  readonly founded: FactRow
  readonly lists: Readonly<Record<FactList, readonly FactRow[]>>
  /** The kind of organisation as found, where the visitor may have changed it. */
  readonly foundKind?: OrganisationKind
  readonly nextId: number
}

/** The found facts as a sheet to correct. */
export function sheetOf(facts: SiteFacts): FactSheet {
  let nextId = 0
  const row = (found: (SiteFact & { kind?: SignalKind }) | null): FactRow => ({
    id: nextId++,
    text: found?.text ?? '',
    kind: found?.kind ?? null,
    found: found && { ...found, kind: found.kind ?? null },
  })
  return {
    url: facts.url,
    pages: facts.pages,
    kind: facts.kind,
    foundKind: facts.kind,
    name: row(facts.name),
    description: row(facts.description),
    size: row(facts.size),
    founded: row(facts.founded),
    lists: {
      offers: facts.offers.map(row),
      audiences: facts.audiences.map(row),
      prices: facts.prices.map(row),
      references: facts.references.map(row),
      locations: facts.locations.map(row),
      languages: facts.languages.map(row),
      signals: facts.signals.map(row),
    },
    nextId,
  }
}

/** An empty sheet for a company that the visitor describes. */
export function emptySheet(url: string | null): FactSheet {
  const empty: SiteFacts = {
    url,
    pages: [],
    kind: 'company',
    name: null,
    description: null,
    size: null,
    founded: null,
    prices: [],
    references: [],
    offers: [],
    audiences: [],
    languages: [],
    locations: [],
    signals: [],
  }
  return withRow(withRow(sheetOf(empty), 'offers'), 'audiences')
}

export function withSingle(sheet: FactSheet, fact: SingleFact, text: string): FactSheet {
  return { ...sheet, [fact]: { ...sheet[fact], text } }
}

/** The sheet for another kind of organisation, which changes the open questions. */
export function withKind(sheet: FactSheet, kind: OrganisationKind): FactSheet {
  return { ...sheet, kind }
}

/** The sheet with a new empty row at the end of a list. */
export function withRow(sheet: FactSheet, list: FactList): FactSheet {
  const row: FactRow = {
    id: sheet.nextId,
    text: '',
    kind: list === 'signals' ? 'news' : null,
    found: null,
  }
  return { ...withList(sheet, list, [...sheet.lists[list], row]), nextId: sheet.nextId + 1 }
}

export function withChange(
  sheet: FactSheet,
  list: FactList,
  id: number,
  change: Partial<Pick<FactRow, 'text' | 'kind'>>,
): FactSheet {
  return withList(
    sheet,
    list,
    sheet.lists[list].map((row) => (row.id === id ? { ...row, ...change } : row)),
  )
}

export function withList(sheet: FactSheet, list: FactList, rows: readonly FactRow[]): FactSheet {
  return { ...sheet, lists: { ...sheet.lists, [list]: rows } }
}

/** True while the row is unchanged from what was found on the website. */
export function isAsFound({ text, kind, found }: FactRow): boolean {
  return found !== null && text.trim() === found.text && kind === found.kind
}

/** The source pages of a row; none once the visitor has changed it. */
export function sourcesOf(row: FactRow): readonly string[] {
  return isAsFound(row) ? (row.found?.sources ?? []) : []
}

/** The passage that the row stands on; none once the visitor has changed it. */
export function quoteOf(row: FactRow): Quote | undefined {
  return isAsFound(row) ? row.found?.quote : undefined
}

/** The facts to send to the server: without empty rows, and changed facts without sources. */
export function factsOf(sheet: FactSheet): SiteFacts {
  return siteFactsOf(sheet, sheet.kind, (rows) =>
    rows.filter(isFilled).map((row) => {
      const quote = quoteOf(row)
      const fact = { text: cleaned(row), sources: [...sourcesOf(row)], ...(quote && { quote }) }
      return { ...fact, kind: row.kind }
    }),
  )
}

/** The facts as they were found on the website, whatever the visitor changed since. */
export function foundIn(sheet: FactSheet): SiteFacts {
  return siteFactsOf(sheet, sheet.foundKind ?? sheet.kind, (rows) =>
    rows.flatMap(({ found }) => found ?? []),
  )
}

function siteFactsOf(
  sheet: FactSheet,
  kind: OrganisationKind,
  facts: (rows: readonly FactRow[]) => Found[],
): SiteFacts {
  const fact = ({ kind: _, ...found }: Found): SiteFact => found
  const single = (row: FactRow) => facts([row]).map(fact)[0] ?? null
  const list = (name: FactList) => facts(sheet.lists[name])
  return {
    url: sheet.url,
    pages: sheet.pages,
    kind,
    name: single(sheet.name),
    description: single(sheet.description),
    size: single(sheet.size),
    founded: single(sheet.founded),
    offers: list('offers').map(fact),
    audiences: list('audiences').map(fact),
    prices: list('prices').map(fact),
    references: list('references').map(fact),
    languages: list('languages').map(fact),
    locations: list('locations').map(fact),
    signals: list('signals').map((found) => ({ ...fact(found), kind: found.kind ?? 'news' })),
  }
}

/** Pasted text may contain control characters; the server accepts only tab and line breaks. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/** True where somebody can see something in the row. */
export function isFilled(row: FactRow): boolean {
  return VISIBLE.test(cleaned(row))
}

function cleaned({ text }: FactRow): string {
  return text.toWellFormed().replace(CONTROLS, '').trim()
}

/** The facts that a draft needs and that are missing: the name, and what the company does. */
export function missingFacts({ name, description, lists }: FactSheet): ('name' | 'description')[] {
  const saysWhat = isFilled(description) || lists.offers.some(isFilled)
  return [
    ...(isFilled(name) ? [] : ['name' as const]),
    ...(saysWhat ? [] : ['description' as const]),
  ]
}
