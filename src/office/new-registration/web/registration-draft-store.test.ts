import { expect, test } from 'vitest'
import { parseDraft } from './registration-draft-store.ts'
import { EMPTY_VALUES, withSlot } from './registration-values.ts'

const DRAFT = {
  owner: 'chefin@example.com',
  values: withSlot({ ...EMPTY_VALUES, price: '99', mails: false }, 1, { dateId: 'x' }),
  attempt: { key: 'k', body: '{}' },
}

test('a stored draft is read as it was written', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT)
})

test.each([
  ['no JSON', '{'],
  ['another shape', JSON.stringify({ ...DRAFT, values: { contact: {} } })],
  ['an unknown status', JSON.stringify({ ...DRAFT, values: { ...DRAFT.values, status: 'neu' } })],
  [
    'a slot without a person',
    JSON.stringify({ ...DRAFT, values: { ...DRAFT.values, slots: [{}] } }),
  ],
])('%s is an empty draft', (_what, text) => {
  expect(parseDraft(text).values).toEqual(EMPTY_VALUES)
})
