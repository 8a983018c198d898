import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import { bookerText, titles } from '#shop/booking/server/booking-mail-values.ts'
import type { CHANGE_MAIL_TEXTS } from '../domain/change-mail-texts.ts'
import type { StaffChange } from './change-mail-data.ts'

type Changed = MailDataOf['booking.changed.booker']

const WHO: Record<Changed['by'], string> = {
  booker: 'deine Änderung ist gespeichert.',
  staff: 'wir haben deine Buchung geändert.',
  attendee: 'eine Person, die du angemeldet hast, hat uns geschrieben.',
  several: 'deine Buchung ist geändert.',
}

function bookerFacts({ bookerName, reference }: { bookerName: string; reference: string }) {
  return { name: bookerName, buchungsnummer: reference }
}

function requestFacts(data: MailDataOf['request.received']) {
  const wunsch = data.isWhole ? 'deine Buchung' : 'einen Platz deiner Buchung'
  return { ...bookerFacts(data), wunsch }
}

function attendeeFacts({ attendeeName, reference }: { attendeeName: string; reference: string }) {
  return { name: attendeeName, buchungsnummer: reference }
}

function untilThen({ seats }: { seats: unknown[] }): string {
  return `bis dahin ${seats.length === 1 ? 'bleibt der Platz' : 'bleiben die Plätze'} gebucht.`
}

/** What fills the placeholders of mails about changes of a booking. */
export const CHANGE_MAIL_VALUES: ValuesOf<typeof CHANGE_MAIL_TEXTS> = {
  'booking.changed.booker': {
    facts: (data) => ({
      ...bookerFacts(data),
      paket: data.packageName,
      anlass: occasionOf(data),
    }),
    sentences: ({ by }) => ({
      urheber: WHO[by],
      frage: by === 'booker' ? 'Etwas stimmt nicht?' : 'Das kommt unerwartet?',
    }),
  },
  'seat.gained': {
    facts: (data) => ({
      ...attendeeFacts(data),
      trainings: titles(data.seats.map(({ training }) => training)),
    }),
    sentences: ({ bookedBy, seats }) => ({
      anmeldung:
        bookedBy === null
          ? `${seats.length === 1 ? 'der Platz ist' : 'die Plätze sind'} verbindlich gebucht.`
          : `${bookerText(bookedBy)} hat dich angemeldet.`,
    }),
  },
  'seat.lost': {
    facts: (data) => ({
      ...attendeeFacts(data),
      trainings: titles(data.seats.map(({ training }) => training)),
      zustand: data.isReplaced ? 'vergeben' : 'abgesagt',
    }),
    sentences: ({ seats, isReplaced, bookedBy }) => ({
      folge: isReplaced
        ? 'deinen Platz hat eine andere Person übernommen.'
        : `${seats.length === 1 ? 'dein Platz ist' : 'deine Plätze sind'} nicht mehr gebucht.`,
      anmeldung: bookedBy?.name ? `Angemeldet hatte dich ${bookedBy.name}.` : '',
    }),
  },
  'seat.moved': {
    facts: (data) => ({
      ...attendeeFacts(data),
      training: data.training.title,
      termin: sessionText(data.training),
      training_bisher: data.before.title,
      termin_bisher: sessionText(data.before),
    }),
    sentences: ({ bookedBy }) => ({
      anmeldung: bookedBy?.name ? `Angemeldet hat dich ${bookedBy.name}.` : '',
    }),
  },
  'request.received': {
    facts: requestFacts,
    sentences: (data) => ({ bis_dahin: untilThen(data) }),
  },
  'request.received.staff': {
    facts: bookerFacts,
    sentences: (data) => ({ bis_dahin: untilThen(data) }),
  },
  'request.refused': {
    facts: requestFacts,
    sentences: ({ answer }) => ({ antwort: answer }),
  },
  'contact.confirm': { facts: bookerFacts, sentences: () => ({}) },
  'contact.requested': { facts: bookerFacts, sentences: () => ({}) },
  'contact.changed': { facts: bookerFacts, sentences: () => ({}) },
  'booking.links': {
    facts: ({ bookerName, bookings }) => ({ name: bookerName, links: linksText(bookings) }),
    sentences: () => ({}),
  },
  'booking.changed.staff': {
    facts: ({ booking }) => ({
      ...bookerFacts(booking),
      anlass: booking.changes[0] ? STAFF_OCCASIONS[booking.changes[0].kind] : 'Änderung',
    }),
    sentences: ({ booking: { bookerName, changes } }) => ({
      urheber:
        changes[0]?.by === 'attendee'
          ? 'Eine teilnehmende Person hat über ihren Link geschrieben.'
          : `${bookerName} hat über den Link in den E-Mails etwas geändert.`,
    }),
  },
  'bookings.changed.staff': {
    facts: ({ bookings: { length } }) => ({
      anmeldungen: length === 1 ? '1 Anmeldung' : `${length} Anmeldungen`,
    }),
    sentences: () => ({}),
  },
}

const STAFF_OCCASIONS: Readonly<Record<StaffChange['kind'], string>> = {
  contact_corrected: 'Kontaktdaten geändert',
  contact_email_requested: 'Neue E-Mail-Adresse angegeben',
  billing_changed: 'Rechnungsdaten geändert',
  attendee_replaced: 'Vertretung',
  attendee_corrected: 'Angaben korrigiert',
  attendee_cannot_come: 'Jemand kann nicht kommen',
  seat_moved: 'Umbuchung',
  seat_cancelled: 'Absage',
  seat_restored: 'Platz zurückgeholt',
  cancellation_requested: 'Anfrage zum Absagen',
  request_withdrawn: 'Anfrage zurückgenommen',
  cancellation_refused: 'Anfrage abgelehnt',
  link_revoked: 'Links gesperrt',
  seat_added: 'Platz dazugebucht',
  order_changed: 'Paket und Preis geändert',
}

function linksText(bookings: readonly unknown[]): string {
  return bookings.length === 1 ? 'Der Link zu deiner Buchung' : 'Die Links zu deinen Buchungen'
}

function occasionOf({ changes, status }: Changed): string {
  if (changes.some(({ kind }) => kind === 'cannot_come')) return 'Jemand kann nicht kommen'
  return status === 'cancelled' ? 'Abgesagt' : 'Geändert'
}
