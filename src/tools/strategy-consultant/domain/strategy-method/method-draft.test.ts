import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ORGANISATION_KINDS,
  SIGNAL_KINDS,
  type SiteFacts,
  siteFactsSchema,
} from '#tools/website-reader/domain/site-facts.ts'
import { type StrategyDraft, strategyDraftSchema } from '../strategy-draft.ts'
import { writeMethodDraft } from './method-draft.ts'

const SITE = 'https://www.example.com/'
const PAGES = ['', 'leistungen', 'kunden', 'jobs', 'en'].map((path) => SITE + path)

/** A fact from the named pages of the website; without pages, from the visitor. */
function fact(text: string, ...pages: string[]) {
  return { text, sources: pages.map((page) => SITE + page) }
}

function factsWith(given: Partial<SiteFacts>): SiteFacts {
  return {
    url: SITE,
    pages: PAGES.map((url) => ({ url, title: 'Seite' })),
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
    ...given,
  }
}

const SOLAR = factsWith({
  name: fact('Solarwerk Muster', ''),
  description: fact('Wir planen „faire“ Anlagen für Betriebe.', ''),
  offers: [fact('Planung', 'leistungen'), fact('Wartung', 'leistungen'), fact('Speicher')],
  audiences: [fact('Handwerksbetriebe', 'kunden'), fact('Landwirtschaft', 'kunden')],
  languages: [fact('Deutsch', '')],
  locations: [fact('24103 Kiel', ''), fact('25813 Husum', '')],
  signals: [{ kind: 'jobs', ...fact('Servicetechniker (m/w/d)', 'jobs') }],
  references: [fact('Molkerei Beispiel', 'kunden'), fact('Gärtnerei Muster', 'kunden')],
})

/** All texts of a draft, in their order. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function statementsOf(draft: StrategyDraft) {
  const { position, customers, strengths, openQuestions, opportunities } = draft
  const reasons = opportunities.map(({ reason }) => reason)
  return [...position, ...customers, ...strengths, ...openQuestions, ...reasons]
}

const text = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 500 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
    fc.constantFrom(
      'ab '.repeat(166),
      'Ä'.repeat(500),
      '„“"'.repeat(100),
      '\u200b',
      '. . .',
      'Chat-Bot, ab 5 €',
      'Wartung',
    ),
  )
  .filter((given) => siteFactsSchema.shape.name.safeParse({ text: given, sources: [] }).success)
const sources = fc.subarray(PAGES)
const oneFact = fc.record({ text, sources })
const someFacts = fc.array(oneFact, { maxLength: 24 })
const anyFacts: fc.Arbitrary<SiteFacts> = fc.record({
  url: fc.option(fc.constant(SITE)),
  pages: fc.constant(PAGES.map((url) => ({ url, title: '' }))),
  kind: fc.constantFrom(...ORGANISATION_KINDS),
  size: fc.option(oneFact),
  founded: fc.option(oneFact),
  prices: someFacts,
  references: someFacts,
  name: fc.option(oneFact),
  description: fc.option(oneFact),
  offers: someFacts,
  audiences: someFacts,
  languages: someFacts,
  locations: someFacts,
  signals: fc.array(fc.record({ text, sources, kind: fc.constantFrom(...SIGNAL_KINDS) }), {
    maxLength: 24,
  }),
})
const anyLanguage = fc.constantFrom('de' as const, 'en' as const)

describe('for whatever facts', () => {
  test('the draft fits its schema, and a statement is of a page exactly where it names pages that were read', () => {
    fc.assert(
      fc.property(anyFacts, anyLanguage, (given, language) => {
        const facts = siteFactsSchema.parse(given)
        const draft = writeMethodDraft(facts, language)

        expect(strategyDraftSchema.parse(draft)).toEqual(draft)
        const read = facts.pages.map(({ url }) => url)
        for (const { basis, sources } of statementsOf(draft)) {
          expect(read).toEqual(expect.arrayContaining(sources))
          if (basis === 'page') expect(sources).not.toEqual([])
          if (basis === 'visitor') expect(sources).toEqual([])
        }
        expect(textsOf(draft).every((line) => line.isWellFormed())).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('the same facts make the same draft', () => {
    fc.assert(
      fc.property(anyFacts, anyLanguage, (facts, language) => {
        expect(writeMethodDraft(facts, language)).toEqual(writeMethodDraft(facts, language))
      }),
      { numRuns: 30 },
    )
  })
})

describe('what a statement stands on', () => {
  test('what pages say and what the person typed are two statements', () => {
    const { position } = writeMethodDraft(SOLAR, 'de')

    expect(position).toEqual(
      expect.arrayContaining([
        {
          text: 'Angebote: Planung · Wartung',
          basis: 'page',
          sources: [`${SITE}leistungen`],
          quotes: [],
        },
        { text: 'Angebote: Speicher', basis: 'visitor', sources: [], quotes: [] },
      ]),
    )
  })

  test('a statement carries the passages of its facts', () => {
    const quote = { page: `${SITE}leistungen`, text: 'Unsere Leistungen: Planung' }
    const offers = [{ ...fact('Planung', 'leistungen'), quote }]

    expect(writeMethodDraft({ ...SOLAR, offers }, 'de').position).toContainEqual({
      text: 'Angebote: Planung',
      basis: 'page',
      sources: [`${SITE}leistungen`],
      quotes: [quote],
    })
  })

  test.each(['de', 'en'] as const)(
    'nothing is concluded: only questions are assumptions (%s)',
    (language) => {
      fc.assert(
        fc.property(anyFacts, (facts) => {
          const { position, customers, strengths } = writeMethodDraft(facts, language)
          const bases = [...position, ...customers, ...strengths].map(({ basis }) => basis)
          expect(bases).not.toContain('assumption')
        }),
        { numRuns: 50 },
      )
    },
  )

  test('a long list is shortened, with the number of the others', () => {
    const offers = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) =>
      fact(`Kurs ${letter}`, 'leistungen'),
    )

    const { position } = writeMethodDraft({ ...SOLAR, offers }, 'de')

    expect(position.map((statement) => statement.text)).toContain(
      'Angebote: Kurs A · Kurs B · Kurs C · Kurs D · 2 weitere Angaben',
    )
  })

  test('many offers stand out', () => {
    const offers = Array.from({ length: 8 }, (_, index) => fact(`Kurs ${index}`, 'leistungen'))
    const draft = writeMethodDraft({ ...SOLAR, offers }, 'en')

    expect(draft.strengths[0]).toMatchObject({ text: 'There are 8 offers side by side.' })
    expect(draft.openQuestions.map(({ text }) => text).join()).toContain('8 offers are listed.')
  })
})

describe('open questions', () => {
  const questionsOf = (facts: SiteFacts) =>
    writeMethodDraft(facts, 'de').openQuestions.map((statement) => statement.text)

  test('ask for everything that is missing instead of answering it', () => {
    const questions = questionsOf(factsWith({})).join('\n')

    expect(questions).toContain('Was macht die Organisation in einem Satz')
    expect(questions).toContain('Für wen ist das Angebot gemacht')
    expect(questions).toContain('Was genau bietet die Organisation an')
    expect(questions).toContain('Referenzen sind nicht genannt')
    expect(questions).toContain('Was kostet es')
  })

  test('do not ask for prices where a price is named', () => {
    const facts = { ...SOLAR, prices: [fact('Wartung ab 49 € im Monat', 'leistungen')] }

    expect(questionsOf(SOLAR).join()).toContain('Was kostet es')
    expect(questionsOf(facts).join()).not.toContain('Was kostet es')
  })

  test.each(['association', 'authority'] as const)('do not ask an %s what it sells', (kind) => {
    const questions = questionsOf({ ...factsWith({}), kind }).join(' ')

    expect(questions).not.toMatch(/kostet es|Preis|Kunden|Referenz|Abschl|verkauf/i)
  })

  test.each(ORGANISATION_KINDS)('include for a %s those that no website answers', (kind) => {
    const questions = questionsOf({ ...SOLAR, kind })
    const ofCompany = questionsOf(SOLAR)

    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(questions.at(-1) === ofCompany.at(-1)).toBe(kind === 'company')
  })
})

test.each(['de', 'en'] as const)(
  'no opportunities are made up, and no step begins one (%s)',
  (language) => {
    const draft = writeMethodDraft(SOLAR, language)

    expect(draft.opportunities).toEqual([])
    expect(draft.nextSteps).toHaveLength(4)
    expect(draft.nextSteps.join()).not.toMatch(/experiment/i)
  },
)

test('services are suggested for what was found, each once', () => {
  const servicesOf = (facts: SiteFacts) =>
    writeMethodDraft(facts, 'de').services.map(({ service }) => service)

  expect(servicesOf(SOLAR)).toEqual(['potenziale', 'organisationen'])
  expect(servicesOf(factsWith({}))).toEqual(['potenziale'])
})
