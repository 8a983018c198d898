import { displayEuros, formatMoney } from '#platform/basics/domain/money.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { FullDate } from '#shop/seats/domain/capacity.ts'
import { type RegistrationStatus, STATUS_LABELS } from '#shop/seats/domain/status.ts'

/** What a message names of a date. */
interface NamedDate {
  title: string
  /** The display text of its day. */
  date: string
}

type FieldErrors = NonNullable<ProblemError['errors']>

export const registrationErrors = {
  unknownPackage: () =>
    new ProblemError(422, 'registration.unknown_package', 'Dieses Paket gibt es nicht.', {
      errors: [{ path: 'packageId', message: 'Dieses Paket gibt es nicht.' }],
    }),
  wrongNumberOfAttendees: (expected: number) =>
    new ProblemError(
      422,
      'registration.wrong_number_of_attendees',
      expected === 1
        ? 'Dieses Paket enthält genau 1 Platz.'
        : `Dieses Paket enthält genau ${expected} Plätze.`,
      { errors: [{ path: 'attendees', message: `Genau ${expected} erwartet.` }] },
    ),
  unknownTraining: (errors: FieldErrors) =>
    new ProblemError(422, 'registration.unknown_training', 'Dieses Training gibt es nicht.', {
      errors,
    }),
  unknownDate: (errors: FieldErrors) =>
    new ProblemError(422, 'registration.unknown_date', 'Diesen Termin gibt es nicht.', { errors }),
  noDate: (errors: FieldErrors) =>
    new ProblemError(
      409,
      'registration.no_date',
      'Dieses Training hat noch keinen Termin und kann nicht gebucht werden.',
      { errors },
    ),
  dateCancelled: (date: NamedDate, errors: FieldErrors) =>
    new ProblemError(
      409,
      'registration.date_cancelled',
      `${dateName(date)} findet nicht statt. Bitte wähle einen anderen Termin.`,
      { errors },
    ),
  /** @param date the cancelled date; undefined where all seats were cancelled alone */
  seatsCancelled: (date?: NamedDate) =>
    new ProblemError(
      409,
      'registration.seats_cancelled',
      date
        ? `${dateName(date)} ist abgesagt. Eine Anmeldung mit einem Platz an diesem Termin bleibt abgesagt.`
        : 'Alle Plätze dieser Anmeldung sind abgesagt.',
    ),
  trainingBegun: (date: NamedDate, errors: FieldErrors) =>
    new ProblemError(
      409,
      'registration.training_begun',
      `${dateName(date)} hat schon begonnen und kann nicht mehr gebucht werden.`,
      { errors },
    ),
  trainingFull: (full: (FullDate & NamedDate)[], errors: FieldErrors) =>
    new ProblemError(409, 'registration.training_full', full.map(fullSentence).join(' '), {
      errors,
    }),
  priceChanged: (expectedCents: number, currentCents: number) =>
    new ProblemError(
      409,
      'registration.price_changed',
      `Der Preis hat sich geändert: Statt ${displayEuros(expectedCents)}\u00a0€ gilt jetzt ${displayEuros(currentCents)}\u00a0€.`,
      {
        errors: [{ path: 'expectedPrice', message: `Jetzt ${displayEuros(currentCents)}\u00a0€.` }],
        prices: { expected: formatMoney(expectedCents), current: formatMoney(currentCents) },
      },
    ),
  /** @param dayCents the price of the day */
  priceReasonMissing: (dayCents: number) =>
    new ProblemError(
      422,
      'registration.price_reason_missing',
      `Der Preis ist nicht der des Tages (${displayEuros(dayCents)}\u00a0€): Bitte geben Sie einen Grund an.`,
      { errors: [{ path: 'priceReason', message: 'Bitte geben Sie einen Grund an.' }] },
    ),
  keyReused: () =>
    new ProblemError(
      422,
      'registration.idempotency_key_reused',
      'Dieser Idempotency-Key gehört schon zu einer anderen Anmeldung.',
    ),
  badCursor: () =>
    new ProblemError(
      422,
      'registration.bad_cursor',
      'Diese Stelle der Liste gibt es nicht. Bitte laden Sie die Liste neu.',
      { errors: [{ path: 'cursor', message: 'Gehört nicht zu dieser Liste.' }] },
    ),
  changedMeanwhile: (status: RegistrationStatus) =>
    new ProblemError(
      409,
      'registration.changed_meanwhile',
      `Der Status wurde inzwischen geändert, er ist jetzt „${STATUS_LABELS[status]}“.`,
    ),
  notFound: () => new ProblemError(404, 'registration.not_found', 'Diese Anmeldung gibt es nicht.'),
  /** @param most how many rows one selection can have */
  selectionTooLarge: (most: number) =>
    new ProblemError(
      422,
      'registration.selection_too_large',
      `Es lassen sich höchstens ${most.toLocaleString('de-DE')} Zeilen auf einmal auswählen. Bitte grenzen Sie die Liste ein.`,
    ),
  /** For one of several registrations, after others were changed. */
  notFinished: () =>
    new ProblemError(
      503,
      'registration.not_finished',
      'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
    ),
}

/** The message at a slot whose training has too few seats. */
export function seatsSentence(left: number): string {
  if (left === 0) return 'Dieses Training ist ausgebucht.'
  return left === 1 ? 'Hier ist nur noch 1 Platz frei.' : `Hier sind nur noch ${left} Plätze frei.`
}

function fullSentence(date: FullDate & NamedDate): string {
  const { left } = date
  if (left === 0) return `${dateName(date)} ist leider ausgebucht.`
  return left === 1
    ? `Für ${dateName(date)} ist nur noch 1 Platz frei.`
    : `Für ${dateName(date)} sind nur noch ${left} Plätze frei.`
}

/** "„Strategie & KI“ (Donnerstag, 7. Januar 2027)". */
function dateName({ title, date }: NamedDate): string {
  return `„${title}“ (${date})`
}
