import { describe, expect, test } from 'vitest'
import { ENGLISH_SAMPLE_DRAFT, SAMPLE_DRAFT } from '#tests/support/servers/ai-sample-draft.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { strategyDraftSchema } from '../domain/strategy-draft.ts'
import { draftAnswerSchema, draftCheck } from './strategy-sources.ts'

const HOME = 'https://www.example.com/'
const OFFERS = 'https://www.example.com/leistungen'
const TITLE = 'Leistungen der Zimmerei'
const FACTS: SiteFacts = {
  url: HOME,
  pages: [
    { url: HOME, title: 'Start', passages: ['Wir bauen Dachstühle.'] },
    {
      url: OFFERS,
      title: TITLE,
      passages: ['Wir bauen Dachstühle aus Eiche.', '1,5 Mio. Schindeln liegen bereit.'],
    },
  ],
  name: {
    text: 'Zimmerei Muster',
    sources: [HOME],
    quote: { page: OFFERS, text: TITLE },
  },
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
const WITH_TYPED: SiteFacts = { ...FACTS, audiences: [{ text: 'Für Familien', sources: [] }] }

const ANSWERS = {
  de: draftAnswerSchema.parse(SAMPLE_DRAFT),
  en: draftAnswerSchema.parse(ENGLISH_SAMPLE_DRAFT),
}

/** The checked form of one statement of the service's answer. */
function checked(
  statement: object,
  sites: Parameters<typeof draftCheck>[0] = [FACTS],
  language: 'de' | 'en' = 'de',
) {
  const answer = draftAnswerSchema.parse({
    ...ANSWERS[language],
    position: [{ text: 'Das Unternehmen baut.', ...statement }],
  })
  return draftCheck(sites, language)(answer)?.position[0]
}

const QUOTE = 'Wir bauen Dachstühle'

describe('the quotes of a statement', () => {
  test.each([
    ['a number', 2, OFFERS],
    ['a number as text', '2', OFFERS],
    ['the number of another page', 1, HOME],
  ])('are found by %s, and are shown as whole sentences', (_how, page, found) => {
    const whole = found === HOME ? 'Wir bauen Dachstühle.' : 'Wir bauen Dachstühle aus Eiche.'

    expect(checked({ basis: 'page', quotes: [{ page, text: QUOTE }] })).toEqual({
      text: 'Das Unternehmen baut.',
      basis: 'page',
      sources: [found],
      quotes: [{ page: found, text: whole }],
    })
  })

  test.each([
    ['in another case, with other marks', '„WIR  bauen – Dachstühle“'],
    ['over the end of a passage', 'Dachstühle aus Eiche. 1,5 Mio. Schindeln'],
  ])('may be written %s', (_how, text) => {
    expect(checked({ basis: 'page', quotes: [{ page: 2, text }] })).toMatchObject({ basis: 'page' })
  })

  test.each([
    ['none', []],
    ['of a page that was not read', [{ page: 'https://other.example/', text: QUOTE }]],
    [
      'of a number that no page has',
      [
        { page: 3, text: QUOTE },
        { page: 0, text: QUOTE },
      ],
    ],
    ['of a script', [{ page: 'javascript:alert(1)', text: QUOTE }]],
    ['changed in one word', [{ page: 2, text: 'Wir bauen Häuser' }]],
    ['changed in one number', [{ page: 2, text: '15 Mio. Schindeln' }]],
    ['without a word in the middle', [{ page: 2, text: 'Wir Dachstühle' }]],
    ['a part of a word', [{ page: 2, text: 'bauen Dachstuhl' }]],
    ['empty', [{ page: 2, text: '' }]],
    ['of two words', [{ page: 2, text: 'bauen Dachstühle' }]],
    ['of the title', [{ page: 2, text: TITLE }]],
    ['of another page', [{ page: 1, text: 'Dachstühle aus Eiche' }]],
  ])('that are %s make an assumption', (_what, quotes) => {
    expect(checked({ basis: 'page', quotes })).toMatchObject({
      basis: 'assumption',
      sources: [],
      quotes: [],
    })
  })

  test('are the visitor only where the visitor typed something', () => {
    const text = 'Das Angebot ist für Familien.'
    const statement = { basis: 'visitor', text, quotes: [{ page: 1, text: QUOTE }] }

    expect(checked(statement)).toMatchObject({ basis: 'assumption' })
    expect(checked(statement, [WITH_TYPED])).toMatchObject({ basis: 'visitor', sources: [] })
  })
})

test.each([
  ['a customer', 'Baut für die Musterbau Hamburg GmbH.'],
  ['a customer within a sentence', 'Zu den Kunden zählt Siemens.'],
  ['a number', 'Baut 500 Dachstühle im Jahr.'],
  ['a share', 'Baut 20 % der Dachstühle.'],
  ['a name', 'Das Unternehmen wird von Anna Beispiel geleitet.'],
  ['the other language', 'The company builds roof trusses for you.'],
])('%s that nothing has is not shown', (_what, text) => {
  expect(checked({ basis: 'page', text, quotes: [{ page: 2, text: QUOTE }] })).toBeUndefined()
  expect(checked({ basis: 'assumption', text, quotes: [] })).toBeUndefined()
})

test('a number on the page does not count for a statement that quotes something else', () => {
  const claim = { basis: 'page', text: 'Es gibt 1,5 Mio. Schindeln.' }

  expect(checked({ ...claim, quotes: [{ page: 2, text: QUOTE }] })).toMatchObject({
    basis: 'assumption',
  })
  expect(checked({ ...claim, quotes: [{ page: 2, text: '1,5 Mio. Schindeln' }] })).toMatchObject({
    basis: 'page',
  })
})

test.each([
  ['de', 'Der Markt für Dachstühle wächst.', 'Stimmt das'],
  ['de', 'Die Konkurrenz baut billiger.', 'Stimmt das'],
  ['en', 'Demand for timber is rising.', 'Is that so'],
] as const)(
  'in %s "%s" is an assumption with a question, whatever it quotes',
  (language, text, question) => {
    const claim = { basis: 'page', text, quotes: [{ page: 2, text: QUOTE }] }
    const statement = checked(claim, [FACTS], language)

    expect(statement).toMatchObject({ basis: 'assumption', quotes: [] })
    expect(statement?.text).toContain(`${text} ${question}`)
  },
)

test('a market place is no market', () => {
  expect(
    checked({
      basis: 'page',
      text: 'Das Haus am Marktplatz baut.',
      quotes: [{ page: 2, text: QUOTE }],
    })?.text,
  ).toBe('Das Haus am Marktplatz baut.')
})

test('what the visitor did not type makes a statement about the visitor an assumption', () => {
  const typed = { basis: 'visitor', quotes: [] }

  expect(checked({ ...typed, text: 'Das Angebot ist für Familien.' }, [WITH_TYPED])).toMatchObject({
    basis: 'visitor',
  })
  expect(checked({ ...typed, text: 'Das Angebot ist für Rentner.' }, [WITH_TYPED])).toMatchObject({
    basis: 'assumption',
  })
})

describe('an answer of the AI service', () => {
  test('becomes a draft that fits its schema, however long and often things are said', () => {
    const quotes = Array(20).fill({ page: 1, text: 'Wir bauen Dachstühle.' })
    const statement = { quotes, basis: 'page', text: 'Worte sind es, und das ist es. '.repeat(200) }
    const opportunity = {
      title: 'Das ist ein Titel '.repeat(90),
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
      thesis: {
        ...{ act: statement.text, effect: statement.text, reason: statement.text },
        ...{ for: statement.text, against: statement.text, quotes },
      },
    })

    const draft = strategyDraftSchema.parse(draftCheck([FACTS], 'de')(answer))

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
      checked({ basis: 'assumption', quotes: [], text: 'Erst\u202e das,\n\ndann\u0007 dies.' })
        ?.text,
    ).toBe('Erst das, dann dies.')
  })

  test('on the pages of several organisations, counts for the one that it names', () => {
    const other: SiteFacts = {
      ...FACTS,
      url: 'https://andere.example/',
      name: { text: 'Nordbau', sources: [] },
      pages: [
        { url: 'https://andere.example/', title: '', passages: ['Wir bauen Treppen aus Eiche.'] },
      ],
    }
    const said = (text: string) =>
      checked({ text, basis: 'page', quotes: [{ page: 3, text: 'Wir bauen Treppen' }] }, [
        FACTS,
        other,
      ])?.basis

    expect(said('Nordbau baut Treppen aus Eiche.')).toBe('page')
    expect(said('Die Zimmerei Muster baut Treppen aus Eiche.')).toBe('assumption')
    expect(said('Treppen aus Eiche gehören zum Angebot.')).toBe('assumption')
    expect(said('Nordbau baut Treppen aus Eiche, Zimmerei Muster auch.')).toBe('assumption')
  })
})
