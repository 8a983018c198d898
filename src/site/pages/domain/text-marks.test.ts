import { expect, test } from 'vitest'
import { markText, readMarks, withoutMarks } from './text-marks.ts'

test('a mark tells the place of its text, also beside others', () => {
  const shown = `${markText('Titel', 0)} – ${markText('Zeile', 4095)}.`
  expect(readMarks(shown)).toEqual([
    { text: 'Titel', place: 0 },
    { text: ' – Zeile', place: 4095 },
    { text: '.', place: null },
  ])
  expect(withoutMarks(shown)).toBe('Titel – Zeile.')
})

test('a text without a mark is one part', () => {
  expect(readMarks('Titel')).toEqual([{ text: 'Titel', place: null }])
  expect(readMarks('')).toEqual([])
})
