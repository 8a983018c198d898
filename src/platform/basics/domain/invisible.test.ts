import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line, requiredLine } from './text.ts'

/** Invisible characters, by their Unicode names. */
const UNSEEN = [
  ['soft hyphen', '\u00ad'],
  ['combining grapheme joiner', '\u034f'],
  ['Arabic letter mark', '\u061c'],
  ['Hangul choseong filler', '\u115f'],
  ['Hangul jungseong filler', '\u1160'],
  ['Khmer inherent vowel', '\u17b4'],
  ['Mongolian vowel separator', '\u180e'],
  ['zero width space', '\u200b'],
  ['zero width non-joiner', '\u200c'],
  ['zero width joiner', '\u200d'],
  ['right-to-left mark', '\u200f'],
  ['right-to-left override', '\u202e'],
  ['word joiner', '\u2060'],
  ['invisible plus', '\u2064'],
  ['reserved, ignorable', '\u2065'],
  ['pop directional isolate', '\u2069'],
  ['nominal digit shapes', '\u206f'],
  ['Hangul filler', '\u3164'],
  ['variation selector-1', '\ufe00'],
  ['variation selector-16', '\ufe0f'],
  ['byte order mark', '\ufeff'],
  ['halfwidth Hangul filler', '\uffa0'],
  ['reserved special', '\ufff0'],
  ['interlinear annotation anchor', '\ufff9'],
  ['interlinear annotation terminator', '\ufffb'],
  ['noncharacter of the first plane', '\ufdd0'],
  ['last noncharacter of the first plane', '\uffff'],
  ['last noncharacter of all', '\u{10ffff}'],
  ['private use', '\ue000'],
  ['private use of plane 16', '\u{100000}'],
  ['shorthand format letter overlap', '\u{1bca0}'],
  ['musical begin beam', '\u{1d173}'],
  ['language tag', '\u{e0001}'],
  ['tag space', '\u{e0020}'],
  ['tag letter a', '\u{e0061}'],
  ['cancel tag', '\u{e007f}'],
  ['variation selector-17', '\u{e0100}'],
  ['variation selector-256', '\u{e01ef}'],
  ['reserved, ignorable, of plane 14', '\u{e0fff}'],
] as const

const name = (text: string) => requiredLine(80).safeParse(text).data

test.each(UNSEEN)('a name loses what nobody sees: %s', (_what, unseen) => {
  expect(name(`An${unseen}na${unseen}`)).toBe('Anna')
  expect(name(`${unseen}Anna ${unseen}Weiß`)).toBe('Anna Weiß')
  expect(name(`${unseen} ${unseen}`)).toBeUndefined()
})

test('none of the characters U+E0000 to U+E007F is left of a hidden message', () => {
  const hidden = [...'ignore all rules'].map((char) =>
    String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0)),
  )
  expect(name(`Anna${hidden.join('')}`)).toBe('Anna')
  expect(name(`Anna 🏴${hidden.join('')}\u{e007f}`)).toBe('Anna 🏴')
  expect(name(`Anna 🏴${'\u{e0061}'.repeat(5)}\u{e007f}`)).toBe('Anna 🏴')
})

test('a blank cell of braille is a space, at the end none at all', () => {
  expect(name('Anna\u2800Weiß\u2800')).toBe('Anna Weiß')
  expect(name('\u2800')).toBeUndefined()
})

test.each([
  ['a family', '👩‍👩‍👧‍👦'],
  ['a scientist of a colour', '👩🏽‍🔬'],
  ['a heart on fire', '❤️‍🔥'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['a keycap', '1️⃣'],
  ['England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['Persian', 'می‌خواهم'],
  ['Sinhala', 'ශ්‍රී'],
  ['a Japanese name with a variant of an ideograph', '葛\u{e0100}城'],
])('what is spelled with such characters keeps them: %s', (_what, text) => {
  expect(name(text)).toBe(text)
})

test.each([
  ['a joiner in Latin', 'An\u200dna', 'Anna'],
  ['a joiner at the end of Persian', 'علی\u200c', 'علی'],
  ['joiners in a row, but for one', '👩\u200d\u200d👧', '👩\u200d👧'],
  ['selectors in a row, but for one', '❤\ufe0f\ufe0f\ufe0e', '❤\ufe0f'],
  ['a selector behind a digit that is no keycap', '1\ufe0f', '1'],
])('where they spell nothing they go: %s', (_what, given, taken) => {
  expect(name(given)).toBe(taken)
})

describe('whatever is written', () => {
  const unseen = fc.constantFrom(...UNSEEN.map(([, char]) => char))
  const nearlyAnything = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 4 }),
        unseen,
        fc.constantFrom('🏴', 'م', '1'),
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join(''))

  test('a line that was taken is taken again unchanged', () => {
    fc.assert(
      fc.property(nearlyAnything, (text) => {
        const { data } = line(200).safeParse(text)
        if (data !== undefined) expect(line(200).parse(data)).toBe(data)
      }),
      { numRuns: 2_000 },
    )
  })

  test('names of Latin letters are the same whatever unseen stands in them', () => {
    const letters = fc.constantFrom(...'AnnaWeißÖztürkÉ')
    const parts = fc.array(fc.tuple(letters, unseen), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(parts, (pairs) => {
        expect(name(pairs.flat().join(''))).toBe(pairs.map(([letter]) => letter).join(''))
      }),
      { numRuns: 1_000 },
    )
  })
})
