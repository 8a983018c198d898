import { expect, test } from 'vitest'
import type { BookingChange } from '#shop/booking/domain/booking-change.ts'
import { aPerson } from '#tests/support/product/bookings.ts'
import { historyText } from './booker-history-texts.ts'

const SEAT = '00000000-0000-4000-8000-000000000001'
const LENA = aPerson('Lena Ott')
const KIM = aPerson('Kim Kern')
const JANUARY = { training: 'Uhren & Zeit', date: 'Dienstag, 12. Januar 2027', time: '10:00 Uhr' }
const MAY = { training: 'Brot backen', date: 'Dienstag, 4. Mai 2027', time: '09:00 Uhr' }

function change(
  kind: BookingChange['kind'],
  values: Partial<Pick<BookingChange, 'before' | 'after' | 'attendeeId'>> = {},
): BookingChange {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    kind,
    actor: 'booker',
    actorEmail: null,
    attendeeId: null,
    before: {},
    after: {},
    createdAt: '2026-12-01T09:00:00.000Z',
    ...values,
  }
}

test.each<[change: BookingChange, title: string, details: string[]]>([
  [
    change('contact_corrected', {
      before: { contactName: 'Jule' },
      after: { contactName: 'Julia' },
    }),
    'Kontaktdaten geändert',
    ['Name: Jule > Julia'],
  ],
  [
    change('contact_email_requested', { after: { contactEmail: 'neu@example.com' } }),
    'Neue Kontaktadresse angegeben: neu@example.com',
    [],
  ],
  [
    change('billing_changed', {
      before: { city: '', orderNumber: 'A1' },
      after: { city: 'Berlin', orderNumber: '' },
    }),
    'Rechnungsdaten geändert',
    ['Ort:  > Berlin', 'Bestellnummer: A1 > '],
  ],
  [
    change('attendee_replaced', { attendeeId: SEAT, before: LENA, after: KIM }),
    'Platz weitergegeben: Kim Kern kommt statt Lena Ott',
    [],
  ],
  [
    change('attendee_corrected', {
      attendeeId: SEAT,
      before: { lastName: 'Ot' },
      after: { lastName: 'Ott' },
    }),
    'Angaben von Lena Ott korrigiert',
    ['Nachname: Ot > Ott'],
  ],
  [
    change('attendee_cannot_come', { attendeeId: SEAT, before: { name: 'Kim Kern', ...JANUARY } }),
    'Kim Kern kann nicht kommen',
    [],
  ],
  [
    change('seat_moved', {
      attendeeId: SEAT,
      before: { name: 'Lena Ott', ...JANUARY },
      after: { name: 'Lena Ott', ...MAY },
    }),
    'Platz von Lena Ott umgebucht',
    [
      'Termin: Uhren & Zeit, Dienstag, 12. Januar 2027, 10:00 Uhr > Brot backen, Dienstag, 4. Mai 2027, 09:00 Uhr',
    ],
  ],
  [
    change('seat_cancelled', {
      attendeeId: SEAT,
      before: { name: 'Kim Kern', ...JANUARY },
      after: { kept: '0.00' },
    }),
    'Platz von Kim Kern abgesagt, kostenlos',
    ['Termin: Uhren & Zeit, Dienstag, 12. Januar 2027, 10:00 Uhr > null'],
  ],
  [
    change('seat_restored', { attendeeId: SEAT, after: { name: 'Kim Kern', ...JANUARY } }),
    'Platz von Kim Kern zurückgeholt',
    [],
  ],
  [change('cancellation_requested', { attendeeId: SEAT }), 'Absage angefragt: Lena Ott', []],
  [change('cancellation_requested'), 'Absage angefragt (ganze Buchung)', []],
  [change('cancellation_refused'), 'Anfrage zur Absage abgelehnt (ganze Buchung)', []],
  [change('link_revoked'), 'Frühere Links zu dieser Buchung gesperrt', []],
  // Of a person whose data was erased.
  [change('attendee_replaced', { attendeeId: SEAT }), 'Platz weitergegeben', []],
])('%o', (line, title, details) => {
  const text = historyText(line, line.attendeeId === null ? '' : 'Lena Ott')
  expect(text.title).toBe(title)
  expect(text.details.map(({ label, before, after }) => `${label}: ${before} > ${after}`)).toEqual(
    details,
  )
})
