import { describe, expect, test } from 'vitest'
import { aDraft } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/product/bookings.ts'
import {
  type Contact,
  EMPTY_CONTACT,
  EMPTY_DRAFT,
  mergeContact,
  parseDraft,
} from './booking-draft.ts'

const draft = aDraft({
  slots: [
    {
      dateId: 'january',
      attendeeType: 'other',
      other: aPerson('Uwe', { email: '' }),
    },
  ],
  redeemed: { code: 'SOMMER', kind: 'percent', value: 15, packageIds: [] },
  preselected: 'january',
  attempt: { key: 'k', body: '{}' },
})

describe('a stored draft', () => {
  test('comes back as it was', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  test.each([
    ['none', null],
    ['not JSON', '{'],
    ['of another shape', '{"contact":{"name":"Sina"}}'],
    ['with a code of another shape', JSON.stringify(draft).replace('"SOMMER"', '7')],
    ['with a slot of an unknown kind', JSON.stringify(draft).replace('"other"', '"guest"')],
  ])('that is %s counts as empty', (_what, text) => {
    expect(parseDraft(text)).toEqual(EMPTY_DRAFT)
  })
})

test('what was typed before the draft was read wins, field by field', () => {
  const typed: Contact = { ...EMPTY_CONTACT, firstName: 'Sinja', packageId: 'complete' }
  expect(mergeContact(draft.contact, typed)).toEqual({
    ...draft.contact,
    firstName: 'Sinja',
    packageId: 'complete',
  })
})
