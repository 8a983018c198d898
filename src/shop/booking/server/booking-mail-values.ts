import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import {
  bookingRulesText,
  withinWorkingDays,
} from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BOOKING_MAIL_TEXTS } from '../domain/booking-mail-texts.ts'
import { invoiceSentence } from '../domain/invoice-sentence.ts'
import type { BookingFacts } from './booking-mail-data.ts'
import type { MailTraining } from './seat-facts.ts'

function bookingFacts({ bookerName, reference, packageName, seats }: BookingFacts) {
  return {
    name: bookerName,
    buchungsnummer: reference,
    paket: packageName,
    trainings: titles(seats.map(({ training }) => training)),
    plätze: seatsText(seats.length),
  }
}

type Attendee = MailDataOf['registration.confirmed.attendee' | 'registration.cancelled.attendee']

function attendeeFacts({ attendeeName, reference, seats }: Attendee) {
  return {
    name: attendeeName,
    buchungsnummer: reference,
    trainings: titles(seats.map(({ training }) => training)),
  }
}

/** What fills the placeholders of mails about a registration. */
export const BOOKING_MAIL_VALUES: ValuesOf<typeof BOOKING_MAIL_TEXTS> = {
  'registration.received': {
    facts: bookingFacts,
    sentences: ({ seats, rules, price }, settings) => ({
      regeln: bookingRulesText(rules, 'du'),
      antwort: `antworten dir ${withinWorkingDays(rules.answerWithinDays)}.`,
      rechnung: invoiceSentences({ price, rules }, false),
      bedingungen: termsLink(settings),
      verbindlich:
        seats.length === 1
          ? 'erst mit unserer Bestätigung ist der Platz verbindlich gebucht; bis dahin halten wir ihn für dich frei.'
          : 'erst mit unserer Bestätigung sind die Plätze verbindlich gebucht; bis dahin halten wir sie für dich frei.',
    }),
  },
  'registration.received.staff': {
    facts: (data) => ({ ...bookingFacts(data), firma: data.company }),
    sentences: () => ({}),
  },
  'registration.confirmed.booker': {
    facts: bookingFacts,
    sentences: ({ seats, ownSeats, rules, price }, settings) => ({
      rechnung: invoiceSentences({ price, rules }, true),
      bedingungen: termsLink(settings),
      bestätigung:
        seats.length === 1
          ? 'der Platz ist verbindlich gebucht.'
          : 'die Plätze sind verbindlich gebucht.',
      teilnehmende: othersSentence(seats.length - ownSeats.length, ownSeats.length),
    }),
  },
  'registration.confirmed.attendee': {
    facts: attendeeFacts,
    sentences: ({ bookedBy }) => ({
      anmeldung:
        bookedBy === null ? 'du bist dabei.' : `${bookerText(bookedBy)} hat dich angemeldet.`,
    }),
  },
  'registration.cancelled.booker': {
    facts: bookingFacts,
    sentences: ({ seats }) => ({
      folge:
        seats.length === 1
          ? 'der Platz ist nicht mehr gebucht.'
          : 'die Plätze sind nicht mehr gebucht.',
    }),
  },
  'registration.cancelled.attendee': {
    facts: attendeeFacts,
    sentences: ({ seats, bookedBy }) => ({
      folge:
        seats.length === 1
          ? 'dein Platz ist nicht mehr gebucht.'
          : 'deine Plätze sind nicht mehr gebucht.',
      anmeldung: bookedBy?.name ? `Angemeldet hatte dich ${bookedBy.name}.` : '',
    }),
  },
}

/** The invoice, and where the booker says what it has to name. */
function invoiceSentences(
  invoiced: Parameters<typeof invoiceSentence>[0],
  isConfirmed: boolean,
): string {
  const sentences = invoiceSentence(invoiced, isConfirmed)
  return Number(invoiced.price) === 0
    ? sentences
    : `${sentences} Eine Bestellnummer oder eine andere Rechnungsadresse trägst du auf der Seite deiner Buchung ein, am besten gleich.`
}

function termsLink({ publicUrl, firm }: MailSettings) {
  return { text: 'Teilnahmebedingungen', href: publicUrl + firm.termsPath }
}

/** A sentence about the mails to the other attendees. */
function othersSentence(others: number, own: number): string {
  if (others === 0) return 'wir freuen uns auf dich!'
  const who = own > 0 ? 'wer mit dir dabei ist' : 'wer dabei ist'
  return `${who}, bekommt eine eigene Nachricht mit Termin und Kalendereintrag.`
}

export function seatsText(seats: number): string {
  return seats === 1 ? '1 Platz' : `${seats} Plätze`
}

/** The booker's name, or a substitute. */
export function bookerText({ name }: { name: string }): string {
  return name === '' ? 'eine andere Person' : name
}

/** "Strategie & KI", "Strategie & KI und Design Flight", "A, B und C"; each title once. */
export function titles(trainings: Pick<MailTraining, 'title'>[]): string {
  const each = [...new Set(trainings.map(({ title }) => title))]
  const last = each.pop() ?? ''
  return each.length > 0 ? `${each.join(', ')} und ${last}` : last
}
