import { expect, test } from 'vitest'
import { firstLetter } from './first-letter.ts'

test.each([
  ['Krustenwerk', 'K'],
  ['ofenwerk', 'O'],
  ['„Ätna“ Beratung', 'Ä'],
  ['A\u0308tna', 'Ä'],
  ['ßeta', 'S'],
  ['4 Wände', '4'],
  ['Øresund', 'Ø'],
  ['🥖 Brot', 'B'],
  ['—', '?'],
])('%s is shown as %s', (name, letter) => {
  expect(firstLetter(name)).toBe(letter)
})
