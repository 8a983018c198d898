import { describe, expect, test } from 'vitest'
import { aContact } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/product/bookings.ts'
import { loadBilling } from './billing-part.ts'
import { type Contact, EMPTY_CONTACT } from './booking-draft.ts'
import { contactProblems, refusalTitle, slotProblems, summaryText } from './booking-form-rules.ts'
import { EMPTY_PERSON, type Slot } from './slot-values.ts'

const packages = [{ id: 'single' }]
const contact = aContact()
const DAY = 'Donnerstag, 7. Januar 2027'
const dates = [
  { id: 'january', title: 'Uhren & Zeit', date: DAY, seatsLeft: 2, bookable: true },
  { id: 'full', title: 'Drachen bauen', date: DAY, seatsLeft: 0, bookable: false },
  { id: 'begun', title: 'Pilze finden', date: DAY, seatsLeft: 9, bookable: false },
]
const slot: Slot = { dateId: 'january', attendeeType: 'booker', other: EMPTY_PERSON }

function messages(problems: Array<{ name: string; message: string }>) {
  return problems.map(({ name, message }) => [name, message])
}

describe('step 1', () => {
  test('is accepted when everything is filled in', () => {
    expect(contactProblems(contact, packages)).toEqual([])
  })

  test('says what is wrong with billing data, once their rules are loaded', async () => {
    await loadBilling()
    const billed = { ...contact, vatId: 'DE12', leitwegId: '991-01484-46', city: 'Ulm' }
    expect(contactProblems(billed, packages).map(({ name }) => name)).toEqual([
      'vatId',
      'leitwegId',
    ])
    expect(contactProblems(contact, packages)).toEqual([])
  })

  test('says what to do about each empty field, from top to bottom', () => {
    expect(messages(contactProblems(EMPTY_CONTACT, packages))).toEqual([
      ['firstName', 'Gib deinen Vornamen ein.'],
      ['lastName', 'Gib deinen Nachnamen ein.'],
      ['email', 'Gib deine E-Mail-Adresse ein.'],
      ['company', 'Gib den Namen deiner Firma ein.'],
      ['packageId', 'Wähle ein Paket.'],
    ])
  })

  test.each<[string, Partial<Contact>, string, string]>([
    ['blanks', { firstName: '  ' }, 'firstName', 'Gib deinen Vornamen ein.'],
    ['no address', { email: 'joerg@' }, 'email', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['no domain', { email: 'a@b' }, 'email', 'Bitte gib eine gültige E-Mail-Adresse ein.'],
    ['a name too long', { lastName: 'x'.repeat(81) }, 'lastName', 'Höchstens 80 Zeichen.'],
    [
      'a web address for a name',
      { firstName: 'Jetzt example.com öffnen' },
      'firstName',
      'Bitte gib als Vornamen keine Web- oder E-Mail-Adresse an.',
    ],
    ['a package that is gone', { packageId: 'weg' }, 'packageId', 'Wähle ein Paket.'],
  ])('refuses %s', (_what, change, name, message) => {
    expect(messages(contactProblems({ ...contact, ...change }, packages))).toEqual([
      [name, message],
    ])
  })
})

describe('step 2', () => {
  test('asks nothing about the booker', () => {
    expect(slotProblems([slot, slot], dates)).toEqual([])
  })

  test('needs a training for every slot, and name and address of another person', () => {
    const other: Slot = { ...slot, dateId: '', attendeeType: 'other' }
    expect(messages(slotProblems([slot, other], dates))).toEqual([
      ['slots.1.dateId', 'Wähle ein Training.'],
      ['slots.1.other.firstName', 'Gib den Vornamen ein.'],
      ['slots.1.other.lastName', 'Gib den Nachnamen ein.'],
      ['slots.1.other.email', 'Gib die E-Mail-Adresse ein.'],
    ])
  })

  test('does not need the company of another person, but checks it', () => {
    const person = aPerson('Uwe Adler')
    const other: Slot = { ...slot, attendeeType: 'other', other: person }
    expect(slotProblems([other], dates)).toEqual([])
    const tooLong = { ...other, other: { ...person, company: 'x'.repeat(201) } }
    expect(messages(slotProblems([tooLong], dates))).toEqual([
      ['slots.0.other.company', 'Höchstens 200 Zeichen.'],
    ])
  })

  test.each([
    ['full', `„Drachen bauen“ (${DAY}) ist ausgebucht. Wähle einen anderen Termin.`],
    ['begun', `„Pilze finden“ (${DAY}) hat schon begonnen. Wähle einen anderen Termin.`],
    ['gone', 'Wähle ein Training.'],
  ])('refuses the date %s', (dateId, message) => {
    expect(messages(slotProblems([{ ...slot, dateId }], dates))).toEqual([
      ['slots.0.dateId', message],
    ])
  })
})

describe('a refusal is titled', () => {
  const specified = 'Bitte fülle alle Felder aus und wähle ein Paket.'

  test('with the specified sentence when something is missing', () => {
    const problems = contactProblems({ ...contact, email: 'joerg@', company: '' }, packages)
    expect(refusalTitle(problems, specified)).toBe(specified)
  })

  test('with the field’s own words when something is only wrong', () => {
    const problems = contactProblems({ ...contact, email: 'joerg@' }, packages)
    expect(refusalTitle(problems, specified)).toBe('Bitte gib eine gültige E-Mail-Adresse ein.')
  })
})

test('the summary names the slot of a problem', () => {
  const message = 'Gib den Vornamen ein.'
  expect(summaryText({ name: 'slots.1.other.firstName', message })).toBe(`Slot 2: ${message}`)
  expect(summaryText({ name: 'firstName', message })).toBe(message)
})
