import { expect, test } from 'vitest'
import type { Mail } from '#platform/mail/domain/mail.ts'
import { erasedAddress } from '#platform/persons/domain/erased-person.ts'
import {
  countText,
  filterWords,
  outcomeText,
  recipientText,
  senderText,
} from './mail-list-texts.ts'

const WAITING: Mail = {
  id: '0191c1d0-0000-7000-8000-000000000000',
  recipient: 'chefin@example.com',
  subject: 'Testnachricht',
  status: 'waiting',
  attempts: 0,
  nextAttemptAt: null,
  heldSince: null,
  lastError: null,
  smtpResponse: null,
  createdAt: '2027-01-05T08:30:00.000Z',
  sentAt: null,
}
const SENT: Mail = { ...WAITING, status: 'sent', attempts: 1, sentAt: '2027-01-05T08:30:01.000Z' }

test.each<[string, Mail, string | null, string]>([
  ['waits', WAITING, 'mail.example.com', 'Die Testnachricht ist unterwegs...'],
  [
    'was put off',
    {
      ...WAITING,
      attempts: 1,
      lastError: '451 Später',
      nextAttemptAt: '2027-01-05T08:35:00.000Z',
    },
    'mail.example.com',
    'Noch nicht gesendet: „451 Später“. Nächster Versuch am 05.01.2027 09:35 Uhr.',
  ],
  [
    'was taken by a server',
    { ...SENT, smtpResponse: '250 OK' },
    'mail.example.com',
    'Am 05.01.2027 09:30 Uhr an chefin@example.com gesendet. Der Mailserver sagt: „250 OK“.',
  ],
  [
    'became a file',
    { ...SENT, smtpResponse: 'Als Datei abgelegt: mail/1.eml' },
    null,
    'Am 05.01.2027 09:30 Uhr geschrieben. Als Datei abgelegt: mail/1.eml',
  ],
  [
    'was refused',
    { ...WAITING, status: 'failed', attempts: 1, lastError: '550 Unbekannt' },
    'mail.example.com',
    'Nicht gesendet. Der Grund: „550 Unbekannt“.',
  ],
])('a test mail that %s', (_what, mail, server, words) => {
  expect(outcomeText(mail, { server })).toBe(words)
})

test.each([
  [0, false, '0 E-Mails'],
  [1, false, '1 E-Mail'],
  [50, true, 'Die neuesten 50 E-Mails'],
])('%i mails, more to come: %s', (count, hasMore, words) => {
  expect(countText(count, hasMore)).toBe(words)
})

test('an erased recipient is not named, and a sender may have no name', () => {
  expect(recipientText('a@example.com')).toBe('an a@example.com')
  expect(recipientText(erasedAddress('1'))).toBe('Empfänger gelöscht')
  expect(senderText({ name: 'Haus', address: 'a@example.com' })).toBe('Haus <a@example.com>')
  expect(senderText({ name: '', address: 'a@example.com' })).toBe('a@example.com')
})

test('on paper, the list says what it is narrowed to', () => {
  expect(filterWords({ status: 'failed', q: '' })).toBe('Status: Fehlgeschlagen')
  expect(filterWords({ status: undefined, q: 'sina' })).toBe('Suche: „sina“')
})
