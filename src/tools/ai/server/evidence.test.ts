import { describe, expect, test } from 'vitest'
import { HONEST } from '#tests/support/claims/honest-statements.ts'
import { isSupported } from './evidence.ts'
import { inventionCheck } from './inventions.ts'
import { isInLanguage } from './text-words.ts'

const NAME = 'Zimmerei Muster'

test('honest statements keep their source, and nothing of them counts as invented', () => {
  const lost = HONEST.filter(
    ({ language, text, quotes }) =>
      !isSupported(text, quotes, { name: NAME }) ||
      !isInLanguage(text, language) ||
      inventionCheck([...quotes, NAME], language)(text, 'claim'),
  )

  expect(HONEST.length).toBeGreaterThan(50)
  expect(lost.map(({ text }) => text)).toEqual([])
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
    'Über 1 200 Dächer sind gebaut.',
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
