import { describe, expect, test } from 'vitest'
import { HONEST } from '#tests/support/claims/honest-statements.ts'
import { isSupported } from './evidence.ts'
import { shownCheck } from './inventions.ts'

const NAME = 'Zimmerei Muster'

test('honest statements keep their source, and nothing of them counts as invented', () => {
  const lost = HONEST.filter(
    ({ language, text, quotes }) =>
      !isSupported(text, quotes, { name: NAME }) ||
      !shownCheck([...quotes, NAME], language)(text, 'claim'),
  )

  expect(HONEST.length).toBeGreaterThan(50)
  // Shown as assumptions: what is concluded from "seit 1998", sentences on two quotes, and other words for the same.
  expect(lost.map(({ text }) => text)).toEqual([
    'Das Unternehmen wurde 1998 gegründet.',
    'Es gibt eine Werkstatt in Lübeck und ein Lager in Kiel.',
    'Die Praxis bietet eine Sprechstunde für Kinder an.',
    'It was founded in 1998.',
    'Training takes place online and in York.',
    'Hunde werden aufgenommen.',
    'Patienten können Termine online buchen.',
    'Support is included for one year.',
  ])
})

const QUOTES = [
  'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien.',
  'Über 1.200 Dächer, 98,5 % pünktlich, 1,5 Mio. Schindeln',
]

describe('a statement stands', () => {
  test.each([
    'Die Zimmerei Muster baut Dachstühle.',
    'Baut Dachstühle.',
    'Zimmerei Musters Angebot: Dachstühle für Familien.',
    '12 Leute bauen Dachstühle.',
    'Es gibt über 1 200 Dächer.',
    '98,5 Prozent der Dächer waren pünktlich.',
    '1.500.000 Schindeln',
  ])('%s', (text) => {
    expect(isSupported(text, QUOTES, { name: NAME })).toBe(true)
  })
})

describe('a statement does not stand', () => {
  test.each([
    ['another number', 'Zwanzig Leute bauen Dachstühle.'],
    ['a number of something else', '1.200 Leute bauen Dachstühle.'],
    ['another decimal', '1,2 Dächer sind gebaut.'],
    ['a share instead of a number', '12 % der Leute bauen Dachstühle.'],
    ['a legal form', 'Die Zimmerei Muster GmbH baut Dachstühle.'],
    ['another verb', 'Die Zimmerei repariert Dachstühle.'],
    ['a denial', 'Die Zimmerei baut keine Dachstühle.'],
    ['a superlative', 'Die Zimmerei baut die schönsten Dachstühle.'],
    ['one word more', 'Die Zimmerei baut Dachstühle für Familien in Hamburg.'],
    ['a question', 'Baut die Zimmerei Dachstühle für Familien?'],
    ['another language', 'The company builds roof trusses for families.'],
    ['nothing that could stand', 'Das Unternehmen arbeitet.'],
  ])('with %s', (_what, text) => {
    expect(isSupported(text, QUOTES, { name: NAME })).toBe(false)
  })
})

/** Statements of the words of their quote, joined to another meaning. */
const JOINED = [
  [
    'Wir nehmen gesetzlich und privat Versicherte an.',
    'Die Praxis nimmt nur privat Versicherte an.',
  ],
  [
    'Wir nehmen gesetzlich und privat Versicherte an.',
    'Die Praxis nimmt gesetzlich Versicherte nicht an.',
  ],
  ['Hausbesuche sind leider nicht möglich.', 'Hausbesuche sind möglich.'],
  ['Termine gibt es innerhalb von zwei Wochen.', 'Termine gibt es innerhalb von zwei Tagen.'],
  ['Wir bauen Dachstühle.', 'Die Firma baut Dachstühle ab.'],
  ['Eine Stunde kostet bis zu 85 Euro.', 'Eine Stunde kostet 85 Euro.'],
  ['Last year 240 volunteers planted 3,000 trees.', '3,000 volunteers planted 240 trees.'],
  ['Last year 240 volunteers planted 3,000 trees.', 'Volunteers have planted over 3,000 trees.'],
  ['We are funded by donations, not by the council.', 'It is funded by the council.'],
  ['In 2026 we hope to open a second nursery.', 'It opens a second nursery in 2026.'],
  ['Our partner Oakhill School lends us tools.', 'It lends tools to Oakhill School.'],
  ['Nobody at the trust is paid.', 'Everyone at the trust is paid.'],
  ['We deliver cheap windows.', 'It delivers cheaper windows.'],
] as const

test.each(JOINED)('"%s" does not say "%s"', (quote, statement) => {
  expect(isSupported(statement, [quote])).toBe(false)
})
