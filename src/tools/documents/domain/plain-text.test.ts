import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, shorten } from './plain-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })

describe('a text from outside', () => {
  test.each([
    ['lines become one', 'Planung\r\n\tund  Bau', 'Planung und Bau'],
    ['soft hyphens go', 'Fern\u00adüber\u00adwachung', 'Fernüberwachung'],
    ['marks that turn the direction go', 'an \u202eNelgaw\u202c fest', 'an Nelgaw fest'],
    ['a family of one emoji stays one', 'Team 👩\u200d🔧', 'Team 👩\u200d🔧'],
    ['a byte order mark goes', '\ufeffStart', 'Start'],
  ])('is made plain: %s', (_what, given, plain) => {
    expect(plainText(given)).toBe(plain)
  })

  test.each(['', ' \n ', '\u200b\u200b', '…', '– | –', '🎓'])(
    'is none where nothing can be read: %j',
    (given) => {
      expect(plainText(given)).toBe(null)
    },
  )
})

describe('shortening', () => {
  test.each([
    ['leaves what fits', 'Wartung', 7, 'Wartung'],
    ['cuts between words', 'Wartung und Fernüberwachung', 14, 'Wartung und…'],
    ['cuts a word that is too long', 'Donaudampfschifffahrt', 8, 'Donauda…'],
    ['leaves no comma before the ellipsis', 'Dach, Fassade', 8, 'Dach…'],
  ])('%s', (_what, text, max, shortened) => {
    expect(shorten(text, max)).toBe(shortened)
  })

  test('keeps the limit and halves no character', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 30 }), (text, max) => {
        const shortened = shorten(text, max)
        expect(shortened.length).toBeLessThanOrEqual(max)
        expect(shortened.isWellFormed()).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
