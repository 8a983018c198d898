import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf, phrase, questionCore } from './phrase.ts'

describe('a phrase', () => {
  test.each([
    ['Anfragen bleiben liegen.', 'Anfragen bleiben liegen'],
    ['  Zwei\nZeilen, und ein  Loch … ', 'Zwei Zeilen, und ein Loch'],
    ['???', ''],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(phrase(text)).toBe(expected)
  })

  test('is cut at a word', () => {
    expect(phrase('Anfragen bleiben tagelang liegen', 20)).toBe('Anfragen bleiben …')
  })

  test('is one well-formed line of about the length asked for, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 5, max: 80 }),
        (text, maxLength) => {
          const made = phrase(text, maxLength)
          expect(made.length).toBeLessThanOrEqual(maxLength + 2)
          expect(made).not.toMatch(/[\n\r]/)
          expect(made.isWellFormed()).toBe(true)
        },
      ),
    )
  })
})

test.each([
  ['Wie könnten wir Anfragen schneller beantworten?', 'Anfragen schneller beantworten'],
  ['wie könnten wir  alles ändern', 'alles ändern'],
  ['Was wäre, wenn niemand wartet?', 'Was wäre, wenn niemand wartet'],
])('%j asks for %j', (question, core) => {
  expect(questionCore(question, 'Wie könnten wir')).toBe(core)
})

test('only lines that say something count', () => {
  expect(linesOf(' eins\n\n zwei \r\n')).toEqual(['eins', 'zwei'])
})
