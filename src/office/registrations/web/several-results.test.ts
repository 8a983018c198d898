import { expect, test } from 'vitest'
import type { StatusResult } from '../domain/registration-selection.ts'
import { resultOf, resultOfInvoices, resultSentence, sendInParts } from './several-results.ts'

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

const ROWS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

test('a selection is sent in parts, with how many have their result', async () => {
  const progress: number[] = []
  const send = async (part: typeof ROWS) => [part.map(({ id }) => id).join('')]
  expect(await sendInParts(ROWS, 2, send, (count) => progress.push(count))).toEqual([
    ...['ab', 'cd', 'e'],
  ])
  expect(progress).toEqual([0, 1, 2, 3])
})

test('a failure is thrown where nothing was done before, and told with the others after that', async () => {
  const failing = (from: string) => async (part: typeof ROWS) => {
    if (part.some(({ id }) => id === from)) throw new Error('gone')
    return part.map(({ id }) => ({ id }))
  }
  const problem = { code: 'no_answer', detail: 'Der Server hat nicht geantwortet.' }

  await expect(sendInParts(ROWS, 2, failing('b'), () => {})).rejects.toThrow('gone')
  expect(await sendInParts(ROWS, 2, failing('c'), () => {})).toEqual([
    ...[{ id: 'a' }, { id: 'b' }],
    ...['c', 'd'].map((id) => ({ id, reference: null, problem })),
    { id: 'e' },
  ])
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
