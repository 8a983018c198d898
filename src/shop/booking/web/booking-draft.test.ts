import { describe, expect, test } from 'vitest'
import { type Contact, type Draft, EMPTY_DRAFT, mergeContact, parseDraft } from './booking-draft.ts'

const draft: Draft = {
  id: 'a',
  contact: {
    firstName: 'Sina',
    lastName: 'Adler',
    email: 'sina@example.com',
    company: 'Beispiel GmbH',
    packageId: 'double',
  },
  slots: [
    {
      dateId: 'january',
      attendeeType: 'other',
      other: { firstName: 'Uwe', lastName: '', email: '', company: '' },
    },
  ],
  preselected: 'january',
  attempt: { key: 'k', body: '{}' },
}

describe('a stored draft', () => {
  test('comes back as it was', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })

  test.each([
    ['none', null],
    ['not JSON', '{'],
    ['of another shape', '{"contact":{"name":"Sina"}}'],
    ['with a slot of an unknown kind', JSON.stringify(draft).replace('"other"', '"guest"')],
  ])('that is %s counts as empty', (_what, text) => {
    expect(parseDraft(text)).toEqual(EMPTY_DRAFT)
  })
})

test('what was typed before the draft was read wins, field by field', () => {
  const typed: Contact = { ...EMPTY_DRAFT.contact, firstName: 'Sinja', packageId: 'complete' }
  expect(mergeContact(draft.contact, typed)).toEqual({
    ...draft.contact,
    firstName: 'Sinja',
    packageId: 'complete',
  })
})
