import { expect, test } from 'vitest'
import { detailLines } from './entry-words.ts'

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', {}, []],
  ['a change of status', { from: 'pending', to: 'confirmed' }, ['Ausstehend → Bestätigt']],
  ['edited fields', { fields: ['title', 'targetAudience'] }, ['Geändert: Titel, Zielgruppe']],
  [
    'an export',
    { filter: { status: 'cancelled', training: 'design-flight' }, rows: 12 },
    ['Auswahl: Status Abgesagt, Training design-flight', '12 Zeilen'],
  ],
  ['an export of everything', { filter: {}, rows: 0 }, ['0 Zeilen']],
  ['an erasure', { mails: 4, seats: 2, registrations: 1 }, ['1 Anmeldung, 2 Plätze, 4 E-Mails']],
  [
    'a mail that was sent again',
    { previousStatus: 'failed', cause: 'registration.received/1' },
    ['Status davor: Fehlgeschlagen'],
  ],
  ['an account, whose address is in the sentence', { email: 'neu@example.com' }, []],
  [
    'a price period that was changed',
    {
      before: { periodName: 'Früh', validUntil: '2026-12-31', prices: { single: '99.00' } },
      after: { periodName: 'Früh', validUntil: '2027-01-15', prices: { single: '89.00' } },
    },
    ['Gültig bis: 31.12.2026 → 15.01.2027', 'Preis für 1 Training: 99.00 → 89.00'],
  ],
  [
    'a price period that is gone',
    { before: { periodType: 'early_bird', validFrom: '2026-01-01' } },
    ['Art: Early Bird', 'Gültig ab: 01.01.2026'],
  ],
  ['what nobody thought of', { colour: 'red', deep: { er: 1 } }, ['colour: red', 'deep: er 1']],
])('the details of %s', (_name, details, lines) => {
  expect(detailLines(details)).toEqual(lines)
})
