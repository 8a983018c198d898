import { expect, test } from 'vitest'
import type { StatusResult } from '../domain/registration-selection.ts'
import { inParts, resultOf, resultOfInvoices, resultSentence } from './several-results.ts'

const changed = (id: string): StatusResult => ({
  id,
  reference: `MF-${id}`,
  status: 'confirmed',
  change: 3,
  previousStatus: 'pending',
})
const same = (id: string): StatusResult =>
  ({ ...changed(id), previousStatus: 'confirmed' }) as StatusResult
const refused = (id: string): StatusResult => ({
  id,
  reference: `MF-${id}`,
  problem: { code: 'registration.training_full', detail: 'Ausgebucht.' },
})

test('only what was changed is undone', () => {
  const result = resultOf([changed('a'), same('b'), refused('c')], 'confirmed', 0)
  expect(result.undo).toEqual([{ id: 'a', status: 'pending', expectedChange: 3 }])
  expect(resultOf([changed('a')], null, 0).undo).toEqual([])
})

test.each([
  [[changed('a')], 'confirmed', '1 Anmeldung bestätigt.'],
  [[changed('a'), changed('b')], 'cancelled', '2 Anmeldungen abgesagt.'],
  [[changed('a'), same('b')], 'confirmed', '1 Anmeldung bestätigt, 1 war es schon.'],
  [
    [same('a'), same('b'), refused('c')],
    'confirmed',
    '0 Anmeldungen bestätigt, 2 waren es schon, 1 nicht.',
  ],
  [[changed('a'), refused('b')], null, '1 Anmeldung wieder wie vorher, 1 nicht.'],
] as const)('the result is said in a sentence (%#)', (results, status, sentence) => {
  expect(resultSentence(resultOf(results, status, 0))).toBe(sentence)
})

test('a selection is sent in parts', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inParts([], 2)).toEqual([])
})

test('of invoices it is said how many were issued, and why others were not', () => {
  const problem = { code: 'invoice.not_due', detail: 'Es ist nichts zu zahlen.' }
  const result = resultOfInvoices(
    [
      { id: 'a', reference: 'MF-a', number: 'RE-1' },
      { id: 'b', reference: 'MF-b', problem },
    ],
    0,
  )
  expect(resultSentence(result)).toBe('1 Anmeldung in Rechnung gestellt, 1 nicht.')
  expect(result).toMatchObject({ refused: [{ id: 'b', problem }], undo: [] })
})
