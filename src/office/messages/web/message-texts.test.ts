import { expect, test } from 'vitest'
import { fateText, linkWarnings, sendLabel } from './message-texts.ts'

const reader = (noLink: 'not_set' | 'not_confirmed' | null) => ({
  address: 'a@example.com',
  name: 'A',
  seats: 1,
  isBooker: false,
  isConfirmed: true,
  noLink,
})

test('a missing link is said by reason, where the text has one', () => {
  const people = [reader('not_set'), reader(null), reader('not_confirmed'), reader('not_set')]
  expect(linkWarnings('Hier: {{link}}', people)).toEqual([
    '2 Personen: Für ihren Termin ist noch kein Zugangslink eingetragen.',
    '1 Person: Ihre Anmeldung ist noch nicht bestätigt.',
  ])
  expect(linkWarnings('Hier: {{termin}}', people)).toEqual([])
  expect(linkWarnings('Hier: {{link}}', [reader(null)])).toEqual([])
})

test.each([
  [{ waiting: 0, sent: 1, failed: 0 }, '1 E-Mail gesendet'],
  [{ waiting: 0, sent: 23, failed: 0 }, '23 E-Mails gesendet'],
  [{ waiting: 2, sent: 20, failed: 1 }, '20 von 23 E-Mails gesendet, 2 warten, 1 fehlgeschlagen'],
  [{ waiting: 1, sent: 0, failed: 0 }, '0 von 1 E-Mail gesendet, 1 wartet'],
])('what became of the mails: %j', (mails, text) => {
  expect(fateText(mails)).toBe(text)
})

test('the button says how many people get the message', () => {
  expect([1, 23].map(sendLabel)).toEqual(['An 1 Person senden', 'An 23 Personen senden'])
})
