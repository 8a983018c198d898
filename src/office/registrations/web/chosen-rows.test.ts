import { expect, test } from 'vitest'
import { SELECTION_MAX } from '../domain/registration-selection.ts'
import { parseChosenRows } from './chosen-rows.ts'

test('stored rows are read again', () => {
  for (const rows of [{ attendeeIds: ['a'] }, { registrationIds: ['a', 'b'] }])
    expect(parseChosenRows(JSON.stringify(rows))).toEqual(rows)
})

test.each([
  'kein JSON',
  'null',
  '[]',
  '{"attendeeIds":[]}',
  '{"attendeeIds":[1]}',
  '{"registrationIds":"a"}',
  JSON.stringify({ attendeeIds: Array.from({ length: SELECTION_MAX + 1 }, String) }),
])('what is no selection counts as none (%#)', (text) => {
  expect(parseChosenRows(text)).toBeNull()
})
