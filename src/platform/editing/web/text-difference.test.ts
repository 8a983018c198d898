import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { partsBeside } from './text-difference.ts'

/** "Ein [neuer] Text": text that the other one lacks is in brackets. */
function marked(text: string, other: string): string {
  return partsBeside(text, other)
    .map((part) => (part.isOwn ? `[${part.text}]` : part.text))
    .join('')
}

test.each([
  ['Ein Text', 'Ein Text', 'Ein Text'],
  ['Ein neuer Text', 'Ein alter Text', 'Ein [neuer ]Text'],
  ['Ein neuer Text', 'Ein Text', 'Ein [neuer ]Text'],
  ['Ein Text', 'Ein neuer Text', 'Ein Text'],
  ['Ganz anders', '', '[Ganz anders]'],
  ['Mit KI anfangen', 'Zum Ergebnis mit KI', '[Mit ]KI [anfangen]'],
  ['Zum Ergebnis mit KI', 'Mit KI anfangen', '[Zum Ergebnis mit ]KI'],
  ['Drei Worte hier', 'Ganz und anders', '[Drei Worte hier]'],
  ['', 'Ganz anders', ''],
  [' ', ' ', ' '],
  ['Zeile 1\nZeile 2', 'Zeile 1\nZeile 3', 'Zeile 1\nZeile [2]'],
])('%o beside %o is %o', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected)
})

test('the parts are the text, and a text beside itself has nothing of its own', () => {
  assert(
    property(string(), string(), (text, other) => {
      expect(
        partsBeside(text, other)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      expect(partsBeside(text, text).some((part) => part.isOwn)).toBe(false)
    }),
  )
})

test('a word that one text has in common, the other one has in common too', () => {
  const words = array(constantFrom('KI', 'Text', 'neu', 'und')).map((all) => all.join(' '))
  const commonOf = (text: string, other: string) =>
    partsBeside(text, other)
      .flatMap((part) => (part.isOwn ? [] : part.text.split(' ')))
      .filter(Boolean)
  assert(
    property(words, words, (text, other) => {
      expect(commonOf(text, other)).toEqual(commonOf(other, text))
    }),
  )
})

test('texts too long to compare are just different', () => {
  const long = 'Wort '.repeat(3_000)
  expect(partsBeside(long, 'Satz '.repeat(3_000))).toEqual([{ text: long, isOwn: true }])
})
