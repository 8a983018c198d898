import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ORGANISATION_KINDS,
  SIGNAL_KINDS,
  type SiteFacts,
  siteFactsSchema,
} from '#tools/website-reader/domain/site-facts.ts'
import { FACT_LISTS } from '../domain/fact-kinds.ts'
import {
  asFound,
  emptySheet,
  factsOf,
  foundIn,
  missingFacts,
  sheetOf,
  withChange,
  withCorrections,
  withRow,
  withSingle,
} from './fact-sheet.ts'

const START = 'https://www.example.com/'
const OFFERS = 'https://www.example.com/leistungen'

const FACTS: SiteFacts = {
  url: START,
  pages: [
    { url: START, title: 'Muster Holzbau' },
    { url: OFFERS, title: 'Leistungen', passages: ['Dachstühle und Aufstockungen'] },
  ],
  name: { text: 'Muster Holzbau', sources: [START] },
  description: { text: 'Häuser aus Holz', sources: [START] },
  offers: [
    {
      text: 'Dachstühle',
      sources: [OFFERS],
      quote: { page: OFFERS, text: 'Dachstühle und Aufstockungen' },
    },
    { text: 'Aufstockungen', sources: [START, OFFERS] },
  ],
  audiences: [],
  kind: 'association',
  size: { text: '12 Leute', sources: [] },
  founded: null,
  prices: [],
  references: [],
  languages: [{ text: 'Deutsch', sources: [START] }],
  locations: [],
  signals: [{ kind: 'jobs', text: 'Sucht Zimmerleute', sources: [OFFERS] }],
}

const address = fc.constantFrom(START, OFFERS)
const fact = fc.record({
  text: fc.constantFrom('Dachstühle', 'Häuser & mehr', 'a\nb', '日本'),
  sources: fc.uniqueArray(address),
})
const facts: fc.Arbitrary<SiteFacts> = fc.record({
  url: fc.option(address),
  pages: fc.constant(FACTS.pages),
  name: fc.option(fact),
  description: fc.option(fact),
  offers: fc.array(fact, { maxLength: 4 }),
  audiences: fc.array(fact, { maxLength: 4 }),
  kind: fc.constantFrom(...ORGANISATION_KINDS),
  size: fc.option(fact),
  founded: fc.option(fact),
  prices: fc.array(fact, { maxLength: 4 }),
  references: fc.array(fact, { maxLength: 4 }),
  languages: fc.array(fact, { maxLength: 4 }),
  locations: fc.array(fact, { maxLength: 4 }),
  signals: fc.array(
    fc.tuple(fact, fc.constantFrom(...SIGNAL_KINDS)).map(([found, kind]) => ({ ...found, kind })),
    { maxLength: 4 },
  ),
})

/** Includes control characters and unpaired surrogates. */
const anything = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

test('what nobody touches goes back as it was found', () => {
  fc.assert(
    fc.property(facts, (found) => {
      expect(factsOf(sheetOf(found))).toEqual(found)
    }),
  )
})

test("the request fits the server's schema, whatever was typed, added and removed", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(...FACT_LISTS),
          fc.string({ unit: anything, maxLength: 12 }),
          fc.boolean(),
        ),
        { maxLength: 6 },
      ),
      (edits) => {
        let sheet = sheetOf(FACTS)
        for (const [list, text, removes] of edits) {
          sheet = withRow(sheet, list)
          const first = sheet.lists[list][0]?.id ?? 0
          sheet = removes
            ? withChange(sheet, list, first, { text: '' })
            : withChange(sheet, list, first, { text })
        }
        const sent = factsOf(sheet)
        expect(siteFactsSchema.safeParse(sent).error?.issues).toBeUndefined()
        const ids = FACT_LISTS.flatMap((list) => sheet.lists[list].map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
      },
    ),
    // An unassigned character, which counts as empty.
    { examples: [[[['offers', '\ufff0', false]]]] },
  )
})

describe('a corrected fact', () => {
  const sheet = sheetOf(FACTS)
  const [first] = sheet.lists.offers
  const id = first?.id ?? -1

  test('is the person’s own, without sources', () => {
    const corrected = withChange(sheet, 'offers', id, { text: 'Dachstühle und Carports' })
    expect(factsOf(corrected).offers).toEqual([
      { text: 'Dachstühle und Carports', sources: [] },
      FACTS.offers[1],
    ])
  })

  test('has its sources again when it says what the website says', () => {
    const corrected = withChange(sheet, 'offers', id, { text: 'Carports' })
    const back = withChange(corrected, 'offers', id, { text: 'Dachstühle ' })
    expect(factsOf(back)).toEqual(FACTS)
  })

  test('is a signal’s too whose kind was changed', () => {
    const signal = sheet.lists.signals[0]?.id ?? -1
    const corrected = withChange(sheet, 'signals', signal, { kind: 'news' })
    expect(factsOf(corrected).signals).toEqual([
      { kind: 'news', text: 'Sucht Zimmerleute', sources: [] },
    ])
  })

  test('may be the name', () => {
    const corrected = withSingle(sheet, 'name', 'Muster Holzbau GmbH')
    expect(asFound(corrected.name)).toBeNull()
    expect(factsOf(corrected).name).toEqual({ text: 'Muster Holzbau GmbH', sources: [] })
  })
})

test('an emptied fact is left out, and is found again when its words come back', () => {
  const sheet = sheetOf(FACTS)
  const id = sheet.lists.offers[0]?.id ?? -1
  const emptied = withChange(sheet, 'offers', id, { text: ' ' })
  expect(factsOf(emptied).offers).toEqual([FACTS.offers[1]])
  expect(foundIn(emptied)).toEqual(FACTS)
  expect(factsOf(withChange(emptied, 'offers', id, { text: 'Dachstühle' }))).toEqual(FACTS)
})

test('a company can be described by hand, and what is missing is named', () => {
  const begun = emptySheet(null)
  expect(missingFacts(begun)).toEqual(['name', 'description'])
  const named = withSingle(begun, 'name', 'Muster Holzbau')
  expect(missingFacts(named)).toEqual(['description'])
  const offer = named.lists.offers[0]?.id ?? -1
  const offering = withChange(named, 'offers', offer, { text: 'Dachstühle' })
  expect(missingFacts(offering)).toEqual([])
  expect(siteFactsSchema.parse(factsOf(offering))).toEqual({
    url: null,
    pages: [],
    name: { text: 'Muster Holzbau', sources: [] },
    description: null,
    offers: [{ text: 'Dachstühle', sources: [] }],
    audiences: [],
    kind: 'company',
    size: null,
    founded: null,
    prices: [],
    references: [],
    languages: [],
    locations: [],
    signals: [],
  })
})

describe('a website that is read again', () => {
  const sheet = sheetOf(FACTS)
  const [first, second] = sheet.lists.offers
  const corrected = withRow(
    withChange(
      withSingle(
        withChange(sheet, 'offers', first?.id ?? -1, { text: 'Dachstühle und Carports' }),
        'size',
        '14 Leute',
      ),
      'offers',
      second?.id ?? -1,
      { text: '' },
    ),
    'audiences',
  )
  const own = corrected.lists.audiences[0]?.id ?? -1
  const last = withChange(corrected, 'audiences', own, { text: 'Gemeinden' })

  test('leaves what the visitor corrected, and brings what is new', () => {
    const now = { ...FACTS, offers: [...FACTS.offers, { text: 'Hallen', sources: [START] }] }
    const facts = factsOf(withCorrections(sheetOf(now), last))
    expect(facts.offers.map(({ text, sources }) => [text, sources])).toEqual([
      ['Dachstühle und Carports', []],
      ['Hallen', [START]],
    ])
    expect(facts.size).toEqual({ text: '14 Leute', sources: [] })
    expect(facts.audiences).toEqual([{ text: 'Gemeinden', sources: [] }])
  })

  test('keeps a corrected fact that is found no more, and drops one that was only found', () => {
    const facts = factsOf(withCorrections(sheetOf({ ...FACTS, offers: [], signals: [] }), last))
    expect(facts.offers.map(({ text }) => text)).toEqual(['Dachstühle und Carports'])
    expect(facts.signals).toEqual([])
  })

  test('is compared with what was found, whatever the visitor made of it', () => {
    const byText = (one: { text: string }, other: { text: string }) =>
      one.text.localeCompare(other.text)
    expect(foundIn(last).offers.toSorted(byText)).toEqual(FACTS.offers.toSorted(byText))
    expect(foundIn(last).size).toEqual(FACTS.size)
  })

  test('has rows with ids of their own', () => {
    const merged = withCorrections(sheetOf(FACTS), last)
    const rows = [merged.name, merged.size, ...FACT_LISTS.flatMap((list) => merged.lists[list])]
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })
})
