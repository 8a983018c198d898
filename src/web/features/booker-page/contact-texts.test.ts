import { expect, test } from 'vitest'
import { contactConsequences, contactResult } from './contact-texts.ts'

const CONTACT = { contactEmail: 'jule@example.com' }

test.each(['jule@example.com', ' Jule@Example.com ', ''])(
  'with the address %j the booker gets a summary',
  (typed) => {
    expect(contactConsequences(CONTACT, typed)).toEqual([
      'Du bekommst eine Zusammenfassung an jule@example.com.',
    ])
    expect(contactResult(CONTACT, typed).title).toBe('Deine Kontaktdaten sind gespeichert.')
  },
)

test('a new address has to be confirmed, and both addresses get a mail', () => {
  const texts = contactConsequences(CONTACT, 'neu@example.com')
  expect(texts).toHaveLength(3)
  expect(texts[0]).toContain('An neu@example.com geht eine E-Mail mit einem Link')
  expect(texts[1]).toContain('An jule@example.com geht ein Hinweis')
  expect(contactResult(CONTACT, 'neu@example.com').title).toBe(
    'Fast fertig: Bestätige die neue Adresse.',
  )
})
