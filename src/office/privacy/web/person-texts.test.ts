import { expect, test } from 'vitest'
import { keptText, momentText, rowsText, titlesText } from './person-texts.ts'

test.each([
  [
    { registrations: 1, seats: 2, mails: 4, mentions: 0, waiting: 0, changes: 0 },
    '1 Anmeldung, 2 Plätze und 4 E-Mails',
  ],
  [
    { registrations: 0, seats: 1, mails: 1, mentions: 6, waiting: 0, changes: 0 },
    '1 Platz, 1 E-Mail und 6 Erwähnungen in E-Mails an andere',
  ],
  [{ registrations: 3, seats: 0, mails: 0, mentions: 0, waiting: 0, changes: 0 }, '3 Anmeldungen'],
  [
    { registrations: 0, seats: 0, mails: 1, mentions: 0, waiting: 2, changes: 0 },
    '1 E-Mail und 2 Einträge auf Wartelisten',
  ],
])('%j reads %s', (rows, text) => {
  expect(rowsText(rows)).toBe(text)
})

test.each([
  [0, 'Ausgestellte Rechnungen und'],
  [1, '1 Rechnung oder Stornorechnung, die die Person nennt, und'],
  [2, '2 Rechnungen oder Stornorechnungen, die die Person nennen, und'],
])('with %d invoices that name the person, it is said that they stay', (count, text) => {
  expect(keptText(count)).toMatch(new RegExp(`^${text} die Zahlungen dazu bleiben`))
})

test('titles stand in quotation marks', () => {
  expect(titlesText(['Drachen bauen', 'Uhren & Zeit'])).toBe('„Drachen bauen“ und „Uhren & Zeit“')
})

test('a moment is shown in Berlin time', () => {
  expect(momentText('2026-11-20T09:00:00.000Z')).toBe('20. November 2026 um 10:00')
})
