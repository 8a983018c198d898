import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeWindows1252, inWindows1252 } from './windows-1252.ts'

test.each([
  ['Möbel & Söhne', 'Möbel & Söhne'],
  ['„Groß“ – 5 €', '„Groß“ – 5 €'],
  ['u\u0308ber', 'über'],
  ['Dvořák ść', 'Dvorák sc'],
  ['Γιώργος', '???????'],
  ['Sitz 🪑', 'Sitz ?'],
  ['eine\r\nZeile\tund\u00a0noch', 'eine Zeile und noch'],
  ['Glo\u0007cke', 'Glocke'],
  ['\u0081', ''],
  ['ﬁ', 'fi'],
])('%j is written as %j', (text, written) => {
  expect(inWindows1252(text)).toBe(written)
})

test('every text is written in the code page, and read from it as it was written', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 })
  fc.assert(
    fc.property(text, (typed) => {
      const written = inWindows1252(typed)
      const bytes = encodeWindows1252(written)
      expect(new TextDecoder('windows-1252').decode(bytes)).toBe(written)
      expect(inWindows1252(written)).toBe(written)
    }),
  )
})

test('a character that is not in the code page is no byte', () => {
  expect(() => encodeWindows1252('ł')).toThrow(RangeError)
})
