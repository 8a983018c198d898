import { expect, test } from 'vitest'
import type { BookingChange } from '#shop/booking/domain/booking-change.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { historyLines } from './registration-history-texts.ts'

const SESSION = { training: 'Uhren & Zeit', date: 'Donnerstag, 7. Januar 2027', time: '10:00 Uhr' }

function linesOf(
  changes: Partial<BookingChange>[],
  more: Partial<RegistrationDetails> = {},
): { title: string; details: string[]; by: string }[] {
  const registration = {
    id: 'booking',
    bookedBy: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    seats: [{ id: 'seat', position: 2, firstName: 'Pia', lastName: 'Lang' }],
    history: [],
    changes: changes.map((change, index) => ({
      id: String(index),
      actor: 'staff',
      actorEmail: 'chefin@example.com',
      attendeeId: 'seat',
      before: {},
      after: {},
      createdAt: '2026-11-21T09:00:00.000Z',
      ...change,
    })),
    ...more,
  } as unknown as RegistrationDetails
  return historyLines(registration).map(({ title, details, by }) => ({
    title,
    details: details.map(({ label, before, after }) => `${label}: ${before} > ${after}`),
    by,
  }))
}

test.each<[Partial<BookingChange>, string, string[]]>([
  [
    {
      kind: 'attendee_replaced',
      before: { firstName: 'Uwe', lastName: 'Alt', email: 'uwe@example.com' },
      after: { firstName: 'Pia', lastName: 'Lang', email: 'pia@example.com' },
    },
    'Platz 2: Pia Lang statt Uwe Alt',
    ['E-Mail: uwe@example.com > pia@example.com'],
  ],
  [
    { kind: 'attendee_corrected', before: { lastName: 'Lange' }, after: { lastName: 'Lang' } },
    'Platz 2: Angaben von Pia Lang korrigiert',
    ['Nachname: Lange > Lang'],
  ],
  [
    {
      kind: 'seat_moved',
      before: { name: 'Uwe Alt', ...SESSION },
      after: { name: 'Uwe Alt', ...SESSION, training: 'Brot backen' },
    },
    'Platz 2: Uwe Alt umgebucht',
    [
      'Termin: Uhren & Zeit, Donnerstag, 7. Januar 2027, 10:00 Uhr > Brot backen, Donnerstag, 7. Januar 2027, 10:00 Uhr',
    ],
  ],
  [
    { kind: 'seat_cancelled', before: { name: 'Uwe Alt', ...SESSION }, after: { kept: '51.50' } },
    'Platz 2 abgesagt: Uwe Alt (Uhren & Zeit, Donnerstag, 7. Januar 2027), 51,50\u00a0€ bleiben zu zahlen',
    [],
  ],
  [
    { kind: 'seat_restored', after: { name: 'Uwe Alt', ...SESSION } },
    'Platz 2 zurückgeholt: Uwe Alt (Uhren & Zeit, Donnerstag, 7. Januar 2027)',
    [],
  ],
  [
    { kind: 'billing_changed', attendeeId: null, before: { city: '' }, after: { city: 'Bonn' } },
    'Rechnungsdaten geändert',
    ['Ort:  > Bonn'],
  ],
  [{ kind: 'cancellation_requested', attendeeId: null }, 'Absage angefragt: ganze Buchung', []],
  [{ kind: 'cancellation_refused' }, 'Absage abgelehnt: Platz 2', []],
  [{ kind: 'link_revoked', attendeeId: null }, 'Bisherige Links gesperrt', []],
])('%j reads "%s"', (change, title, details) => {
  expect(linesOf([change])[0]).toEqual({ title, details, by: 'chefin@example.com' })
})

test('changes and changes of status are in one order, after the beginning', () => {
  const lines = linesOf([{ kind: 'link_revoked', actor: 'booker', actorEmail: null }], {
    bookedBy: 'chefin@example.com',
    history: [
      {
        from: 'pending',
        to: 'confirmed',
        actor: 'chef@example.com',
        createdAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  })
  expect(lines.map(({ title, by }) => `${title} (${by})`)).toEqual([
    'Bisherige Links gesperrt (Bucher, über den Link)',
    'Status: Ausstehend → Bestätigt (chef@example.com)',
    'Anmeldung angelegt (chefin@example.com)',
  ])
})
