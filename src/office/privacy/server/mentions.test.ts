import { expect, test } from 'vitest'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import { withoutMention } from './mentions.ts'

const PERSON = {
  names: ['Ida Li', 'ida@example.com', 'sina+x@example.com'],
  texts: ['Werk AG', '12'],
  namingTexts: ['Werk AG'],
  bookingIds: ['booked'],
}

function mail(data: object, registrationId = 'other', subject = 'Buchung'): MailRow {
  return { subject, registrationId, data } as unknown as MailRow
}

test.each([
  ['the name', { attendee: 'Ida Li' }, { attendee: 'Gelöschte Person' }],
  ['in other letter case', { attendee: 'IDA LI' }, { attendee: 'Gelöschte Person' }],
  ['one of two names', { name: 'Uwe Weiß und Ida Li' }, { name: 'Uwe Weiß und Gelöschte Person' }],
  ['the address', { bookerEmail: 'Ida@Example.com' }, { bookerEmail: 'Gelöschte Person' }],
  ['an address with signs', { wish: 'an sina+x@example.com.' }, { wish: 'an Gelöschte Person.' }],
  ['a staff text', { answer: 'Gern, Ida Li!' }, { answer: 'Gern, Gelöschte Person!' }],
  ['the company', { company: 'Werk AG' }, { company: '' }],
  ['a longer name', { attendee: 'Ida Lindner' }, null],
  ['the end of another name', { attendee: 'Frida Li' }, null],
  ['the end of another address', { bookerEmail: 'frida@example.com' }, null],
  ['the end behind a dot', { bookerEmail: 'x.ida@example.com' }, null],
  ['the title of a training', { training: { title: 'Ida Li' } }, null],
])('of a mail to somebody else, %s', (_what, data, expected) => {
  expect(withoutMention(mail(data), PERSON)?.data ?? null).toEqual(expected)
})

test('what the person wrote in an own booking is gone, and in others’ it stays', () => {
  const wish = { wish: 'Ich bin krank.' }
  expect(withoutMention(mail(wish, 'booked'), PERSON)?.data).toEqual({ wish: '' })
  expect(withoutMention(mail(wish), PERSON)).toBeNull()
})

test('of a subject, a text that names somebody, and no other, which may mean something else there', () => {
  const about = (subject: string) => withoutMention(mail({}, 'other', subject), PERSON)?.subject

  expect(about('Neue Anmeldung von Werk AG')).toBe('Neue Anmeldung von Gelöschte Person')
  expect(about('Neuer Termin am 12. Januar')).toBeUndefined()
})
