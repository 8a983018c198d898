import type { MailContent, MailDataOf, MailTemplate } from './mail-data.ts'
import { filledSubject } from './message-texts.ts'
import { dayWord, hourWord } from './reminder-texts.ts'
import { titlesText } from './training-titles.ts'

const SUBJECTS: { [T in MailTemplate]: (data: MailDataOf[T]) => string } = {
  'registration.received': ({ reference }) => `Deine Anmeldung ${reference} ist eingegangen`,
  'registration.received.staff': ({ reference, company }) =>
    `Neue Anmeldung ${reference} von ${company}`,
  'registration.confirmed.booker': ({ reference }) => `Bestätigt: deine Anmeldung ${reference}`,
  'registration.confirmed.attendee': ({ seats }) =>
    `Dein Platz ist bestätigt: ${titlesText(seats.map(({ training }) => training))}`,
  'registration.cancelled.booker': ({ reference }) => `Abgesagt: deine Anmeldung ${reference}`,
  'registration.cancelled.attendee': ({ seats }) =>
    `Dein Platz ist abgesagt: ${titlesText(seats.map(({ training }) => training))}`,
  'date.cancelled.booker': cancelledSubject,
  'date.cancelled.attendee': cancelledSubject,
  'booking.changed.booker': changedSubject,
  'seat.gained': ({ seats }) =>
    `Du hast einen Platz: ${titlesText(seats.map(({ training }) => training))}`,
  'seat.lost': ({ seats, isReplaced }) =>
    `Dein Platz ist ${isReplaced ? 'vergeben' : 'abgesagt'}: ${titlesText(seats.map(({ training }) => training))}`,
  'seat.moved': ({ training }) => `Dein neuer Termin: ${training.title}`,
  'request.received': ({ reference }) => `Deine Anfrage zur Buchung ${reference} ist bei uns`,
  'request.received.staff': ({ reference }) => `Anfrage: Absage bei der Anmeldung ${reference}`,
  'request.refused': ({ reference }) => `Deine Anfrage zur Buchung ${reference}`,
  'contact.confirm': ({ reference }) => `Bitte bestätige deine Adresse: Buchung ${reference}`,
  'contact.requested': ({ reference }) => `Neue Adresse für deine Buchung ${reference}`,
  'contact.changed': ({ reference }) => `Andere Adresse für die Buchung ${reference}`,
  'session.reminder.day': (data) => `${dayWord(data)}: ${data.training.title}`,
  'session.reminder.hour': (data) => `${hourWord(data)}: ${data.training.title}`,
  'session.changed': ({ training }) => `Neuer Termin: ${training.title}`,
  'session.link_missing.staff': ({ training }) => `Zugangslink fehlt: ${training.title}`,
  'waiting.confirm': ({ training, session, isOnList }) => {
    if (isOnList) return `Du wartest schon: ${training.title}`
    return session
      ? `Bitte bestätige: Warteliste für ${training.title}`
      : `Bitte bestätige: neue Termine für ${training.title}`
  },
  'waiting.offer': ({ training, offeredSeats }) =>
    offeredSeats === 1
      ? `Ein Platz ist frei: ${training.title}`
      : `${offeredSeats} Plätze sind frei: ${training.title}`,
  'waiting.offer_ended': ({ training }) => `Dein Angebot ist abgelaufen: ${training.title}`,
  'waiting.closed': ({ training }) => `Die Warteliste ist geschlossen: ${training.title}`,
  'waiting.left': ({ training }) => `Du wartest nicht mehr: ${training.title}`,
  'waiting.new_dates': ({ training, dates }) =>
    `${dates.length === 1 ? 'Ein neuer Termin' : 'Neue Termine'}: ${training.title}`,
  message: filledSubject,
  test: () => 'Testnachricht: Größe, Maß und Übermut',
}

function changedSubject({ reference, status, changes }: MailDataOf['booking.changed.booker']) {
  if (changes.some(({ kind }) => kind === 'cannot_come'))
    return `Jemand kann nicht kommen: deine Buchung ${reference}`
  return status === 'cancelled'
    ? `Abgesagt: deine Buchung ${reference}`
    : `Geändert: deine Buchung ${reference}`
}

function cancelledSubject({
  cancelled,
  outcome,
}: MailDataOf['date.cancelled.booker' | 'date.cancelled.attendee']) {
  return outcome.kind === 'move'
    ? `Abgesagt, mit neuem Termin: ${cancelled.title}`
    : `Termin abgesagt: ${cancelled.title}`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is what this expression is for
const NOT_IN_A_HEADER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** The subject of a mail, in one line whatever its data is: a line break would forge further headers. */
export function subjectOf({ template, data }: MailContent): string {
  const subject = SUBJECTS[template] as (facts: MailContent['data']) => string
  return subject(data).replace(NOT_IN_A_HEADER, ' ').trim()
}
