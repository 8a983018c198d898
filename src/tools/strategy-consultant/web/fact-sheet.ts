import { VISIBLE } from '#platform/basics/domain/visible.ts'
import type {
  OrganisationKind,
  SiteFact,
  SiteFacts,
  SiteSignal,
} from '#tools/website-reader/domain/site-facts.ts'
import type { FactList, SingleFact } from '../domain/fact-kinds.ts'

export type SignalKind = SiteSignal['kind']

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
export interface FactSheet extends Readonly<Record<SingleFact, FactRow>> {
  readonly url: string | null
  readonly pages: SiteFacts['pages']
  readonly kind: OrganisationKind
  readonly lists: Readonly<Record<FactList, readonly FactRow[]>>
  /** The kind of organisation as found, where the visitor may have changed it. */
  readonly foundKind?: OrganisationKind
  readonly nextId: number
}

/** A value for each list, in the order of the facts as they are sent. */
function mapLists<Value>(of: (list: FactList) => Value): Record<FactList, Value> {
  return {
    offers: of('offers'),
    audiences: of('audiences'),
    prices: of('prices'),
    references: of('references'),
    languages: of('languages'),
    locations: of('locations'),
    signals: of('signals'),
  }
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
    lists: mapLists((list) => facts[list].map(row)),
    nextId,
  }
}

/** An empty sheet for a company that the visitor describes. */
export function emptySheet(url: string | null): FactSheet {
  const singles = { name: null, description: null, size: null, founded: null }
  const lists = mapLists(() => [])
  const sheet = sheetOf({ url, pages: [], kind: 'company', ...singles, ...lists })
  return withRow(withRow(sheet, 'offers'), 'audiences')
}

export function withSingle(sheet: FactSheet, fact: SingleFact, text: string): FactSheet {
  return { ...sheet, [fact]: { ...sheet[fact], text } }
}

/** The sheet with a new empty row at the end of a list. */
export function withRow(sheet: FactSheet, list: FactList): FactSheet {
  const kind = list === 'signals' ? 'news' : null
  const row: FactRow = { id: sheet.nextId, text: '', kind, found: null }
  return { ...withList(sheet, list, [...sheet.lists[list], row]), nextId: sheet.nextId + 1 }
}

export function withChange(
  sheet: FactSheet,
  list: FactList,
  id: number,
  change: Partial<Pick<FactRow, 'text' | 'kind'>>,
): FactSheet {
  const rows = sheet.lists[list].map((row) => (row.id === id ? { ...row, ...change } : row))
  return withList(sheet, list, rows)
}

function withList(sheet: FactSheet, list: FactList, rows: readonly FactRow[]): FactSheet {
  return { ...sheet, lists: { ...sheet.lists, [list]: rows } }
}

/** The fact as it was found; null once the visitor has changed the row. */
export function asFound({ text, kind, found }: FactRow): Found | null {
  return found !== null && text.trim() === found.text && kind === found.kind ? found : null
}

/** The facts to send to the server: without empty rows, and changed facts without sources. */
export function factsOf(sheet: FactSheet): SiteFacts {
  return siteFactsOf(sheet, sheet.kind, (rows) =>
    rows.filter(isFilled).map((row) => {
      const { sources = [], quote } = asFound(row) ?? {}
      const fact = { text: cleaned(row), sources: [...sources], ...(quote && { quote }) }
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
  const single = (name: SingleFact) => facts([sheet[name]]).map(fact)[0] ?? null
  return {
    url: sheet.url,
    pages: sheet.pages,
    kind,
    name: single('name'),
    description: single('description'),
    size: single('size'),
    founded: single('founded'),
    ...mapLists((list) => facts(sheet.lists[list]).map(fact)),
    signals: facts(sheet.lists.signals).map((found) => ({
      ...fact(found),
      kind: found.kind ?? 'news',
    })),
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

/**
 * The sheet of a new reading with what the visitor corrected in that of the last one: changed and added facts stay as
 * they wrote them, and emptied ones stay empty. What was only found, and is found no more, is gone.
 */
export function withCorrections(sheet: FactSheet, last: FactSheet): FactSheet {
  const single = (fact: SingleFact): FactRow =>
    isOwn(last[fact])
      ? { ...sheet[fact], text: last[fact].text }
      : asCorrected(sheet[fact], [last[fact]])
  let { nextId } = sheet
  const lists = mapLists((list) => {
    const found = sheet.lists[list]
    const own = last.lists[list]
      .filter((row) => isOwn(row) && !found.some((one) => isSameFound(one, row)))
      .map((row) => ({ ...row, id: nextId++, found: null }))
    return [...found.map((row) => asCorrected(row, last.lists[list])), ...own].slice(0, ROWS_MAX)
  })
  return {
    ...sheet,
    kind: last.foundKind && last.kind !== last.foundKind ? last.kind : sheet.kind,
    name: single('name'),
    description: single('description'),
    size: single('size'),
    founded: single('founded'),
    lists,
    nextId,
  }
}

/** In the visitor's words. */
function isOwn(row: FactRow): boolean {
  return isFilled(row) && asFound(row) === null
}

/** A found row in the words that the visitor gave the same fact. */
function asCorrected(row: FactRow, last: readonly FactRow[]): FactRow {
  const same = last.find((one) => isSameFound(one, row))
  return same ? { ...row, text: same.text, kind: same.kind } : row
}

function isSameFound(one: FactRow, other: FactRow): boolean {
  return one.found !== null && one.found.text === other.found?.text
}
