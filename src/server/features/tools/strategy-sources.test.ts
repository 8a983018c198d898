import { describe, expect, test } from 'vitest'
import type { SiteFacts } from '#domain/tools/site-facts.ts'
import { strategyDraftSchema } from '#domain/tools/strategy-draft.ts'
import { SAMPLE_DRAFT } from '#tests/support/servers/ai-sample-draft.ts'
import { draftAnswerSchema, draftCheck } from './strategy-sources.ts'

const HOME = 'https://www.example.com/'
const OFFERS = 'https://www.example.com/leistungen'
const FACTS: SiteFacts = {
  url: HOME,
  pages: [
    { url: HOME, title: 'Start' },
    { url: OFFERS, title: 'Leistungen' },
  ],
  name: { text: 'Zimmerei Muster', sources: [HOME] },
  description: null,
  offers: [{ text: 'Dachstühle', sources: [OFFERS] }],
  audiences: [],
  kind: 'company',
  size: null,
  founded: null,
  prices: [],
  references: [],
  languages: [],
  locations: [],
  signals: [],
}
const WITH_TYPED: SiteFacts = { ...FACTS, audiences: [{ text: 'Familien', sources: [] }] }

/** The checked form of one statement of the service's answer. */
function checked(statement: object, facts = FACTS) {
  return draftCheck(facts, 'de')({ position: [{ text: 'Das Unternehmen baut.', ...statement }] })
    .position?.[0]
}

describe('the sources of a statement', () => {
  test.each([
    ['numbers of pages', [2, 1], [OFFERS, HOME]],
    ['numbers as text', ['2'], [OFFERS]],
    ['addresses', [OFFERS], [OFFERS]],
    ['an address without its slash, with a fragment', ['https://www.example.com#team'], [HOME]],
    ['the same page twice', [2, OFFERS], [OFFERS]],
    ['a page that was not read beside one that was', ['https://www.example.com/geheim', 1], [HOME]],
  ])('are found by %s', (_how, sources, found) => {
    expect(checked({ basis: 'page', sources })).toEqual({
      text: 'Das Unternehmen baut.',
      basis: 'page',
      sources: found,
    })
  })

  test.each([
    ['none', []],
    ['a page that was not read', ['https://other.example/']],
    ['a number that no page has', [0, 3, -1, 1.5]],
    ['a script', ['javascript:alert(1)']],
    ['words', ['Startseite', '']],
  ])('that are %s make of a statement about a page an assumption', (_what, sources) => {
    expect(checked({ basis: 'page', sources })).toMatchObject({ basis: 'assumption', sources: [] })
  })

  test('are the visitor only where the visitor typed something', () => {
    const statement = { basis: 'visitor', sources: [1] }

    expect(checked(statement)).toMatchObject({ basis: 'assumption' })
    expect(checked(statement, WITH_TYPED)).toMatchObject({ basis: 'visitor', sources: [] })
  })
})

test('a number or name that the named page does not say makes a statement an assumption, and its source stays', () => {
  const invented = { basis: 'page', text: 'Baut für die Musterbau Hamburg GmbH.' }
  const elsewhere = { basis: 'page', text: 'Zur Leistung gehören „Dachstühle“.' }

  expect(checked({ ...invented, sources: [1, 2] })).toMatchObject({
    basis: 'assumption',
    sources: [HOME, OFFERS],
  })
  expect(checked({ ...elsewhere, sources: [1] })).toMatchObject({ basis: 'assumption' })
  expect(checked({ ...elsewhere, sources: [2] })).toMatchObject({ basis: 'page' })
})

test('a name that the visitor did not type makes a statement about the visitor an assumption', () => {
  const typed = { basis: 'visitor', sources: [] }

  expect(checked({ ...typed, text: 'Gebaut wird für Familien.' }, WITH_TYPED)).toMatchObject({
    basis: 'visitor',
  })
  expect(checked({ ...typed, text: 'Gebaut wird für Siemens.' }, WITH_TYPED)).toMatchObject({
    basis: 'assumption',
  })
})

describe('an answer of the AI service', () => {
  test('becomes a draft that fits its schema, however long and often things are said', () => {
    const statement = { sources: [1], basis: 'page', text: 'Viele Worte. '.repeat(200) }
    const opportunity = {
      title: 'Titel '.repeat(90),
      reason: statement,
      experiment: statement.text,
    }
    const service = { service: 'potenziale', reason: statement.text } as const
    const answer = draftAnswerSchema.parse({
      position: Array(20).fill(statement),
      customers: Array(20).fill(statement),
      strengths: Array(20).fill(statement),
      openQuestions: Array(20).fill(statement),
      opportunities: Array(5).fill(opportunity),
      services: Array(5).fill(service),
      nextSteps: Array(20).fill(statement.text),
    })

    const draft = strategyDraftSchema.parse(draftCheck(FACTS, 'de')(answer))

    expect(draft.opportunities).toHaveLength(3)
    expect(draft.services).toHaveLength(1)
  })

  test('is refused with a text that nobody can read', () => {
    const broken = { ...SAMPLE_DRAFT, nextSteps: ['\u200b'] }

    expect(draftAnswerSchema.safeParse(SAMPLE_DRAFT).success).toBe(true)
    expect(draftAnswerSchema.safeParse(broken).success).toBe(false)
  })

  test('loses what is not plain text on one line', () => {
    expect(
      checked({ basis: 'assumption', sources: [], text: 'Erst\u202e das,\n\ndann\u0007 dies.' })
        ?.text,
    ).toBe('Erst das, dann dies.')
  })

  test.each([
    null,
    'text',
    [],
    { position: 'text' },
    { position: [null, 7, {}] },
    { opportunities: [{}] },
  ])('that has only begun, or is something else, shows nothing: %j', (answer) => {
    expect(draftCheck(FACTS, 'de')(answer)).toEqual({})
  })

  test('is shown as far as it goes', () => {
    const begun = {
      position: SAMPLE_DRAFT.position,
      opportunities: [{ title: 'Festpreis', reason: { sources: [1] } }],
    }

    expect(draftCheck(FACTS, 'de')(begun)).toEqual({
      position: [
        expect.objectContaining({ basis: 'page', sources: [HOME] }),
        expect.objectContaining({ basis: 'assumption' }),
      ],
      opportunities: [{ title: 'Festpreis' }],
    })
  })
})
