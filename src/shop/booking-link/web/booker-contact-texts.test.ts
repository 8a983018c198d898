import { expect, test } from 'vitest'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { aSeat } from '#tests/support/builders.ts'
import { contactConsequences, contactResult } from './booker-contact-texts.ts'

const CONTACT = {
  ...byField(() => ''),
  contactName: 'Jule Adler',
  contactEmail: 'jule@example.com',
  seats: [aSeat({ firstName: 'Jule', lastName: 'Adler', email: 'Jule@example.com' })],
}
const typedAddress = (contactEmail: string) => ({ ...CONTACT, contactEmail })

test.each(['jule@example.com', ' Jule@Example.com ', ''])(
  'with the address %j the booker gets a summary',
  (typed) => {
    expect(contactConsequences(CONTACT, typedAddress(typed))).toEqual([
      'Du bekommst eine Zusammenfassung an jule@example.com.',
    ])
    expect(contactResult(CONTACT, typedAddress(typed)).title).toBe(
      'Deine Kontaktdaten sind gespeichert.',
    )
  },
)

test('a new address has to be confirmed, and both addresses get a mail', () => {
  const texts = contactConsequences(CONTACT, typedAddress('neu@example.com'))
  expect(texts).toHaveLength(4)
  expect(texts[0]).toContain('An neu@example.com geht eine E-Mail mit einem Link')
  expect(texts[1]).toContain('An jule@example.com geht ein Hinweis')
  expect(texts[2]).toBe(
    'Mit dem Klick bekommen auch die Plätze mit deiner bisherigen Adresse die neue.',
  )
  expect(contactResult(CONTACT, typedAddress('neu@example.com')).title).toBe(
    'Fast fertig: Bestätige die neue Adresse.',
  )
})

test('the own seat follows another name, and no other seat does', () => {
  const typed = { ...CONTACT, contactName: ' Jule Berg ' }
  expect(contactConsequences(CONTACT, typed)).toEqual([
    'Du bekommst eine Zusammenfassung an jule@example.com.',
    'Dein eigener Platz ist dann auch auf Jule Berg gebucht.',
  ])
  expect(contactConsequences({ ...CONTACT, seats: [aSeat()] }, typed)).toHaveLength(1)
})
