import { displaySum } from '#platform/basics/domain/money.ts'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'

/** What a message names of a date. */
interface NamedDate {
  title: string
  /** The display text of its day. */
  date: string
}

/*
 * Problems of changing a booking. The sentences are for the booker and for staff alike, so they address nobody.
 */
export const bookingChangeErrors = {
  changedMeanwhile: (current: CurrentValues) =>
    new ProblemError(
      412,
      'booking_change.changed_meanwhile',
      'Diese Buchung wurde inzwischen geändert.',
      { current },
    ),
  seatNotFound: () =>
    new ProblemError(404, 'booking_change.seat_not_found', 'Diesen Platz gibt es nicht.'),
  requestNotFound: () =>
    new ProblemError(404, 'booking_change.request_not_found', 'Diese Anfrage gibt es nicht.'),
  seatCancelled: () =>
    new ProblemError(
      409,
      'booking_change.seat_cancelled',
      'Dieser Platz ist abgesagt und kann nicht geändert werden.',
    ),
  seatNotCancelled: () =>
    new ProblemError(409, 'booking_change.seat_not_cancelled', 'Dieser Platz ist nicht abgesagt.'),
  bookingCancelled: () =>
    new ProblemError(
      409,
      'booking_change.booking_cancelled',
      'Die ganze Buchung ist abgesagt. Erst wenn sie wieder gilt, können einzelne Plätze geändert werden.',
    ),
  personErased: () =>
    new ProblemError(
      409,
      'booking_change.person_erased',
      'Die Daten dieser Person wurden gelöscht. Hier kann nichts mehr geändert werden.',
    ),
  tooLateToReplace: () =>
    new ProblemError(
      409,
      'booking_change.too_late_to_replace',
      'Für eine andere Person ist es zu spät: Dieser Platz lässt sich nicht mehr weitergeben.',
    ),
  tooLateToMove: () =>
    new ProblemError(
      409,
      'booking_change.too_late_to_move',
      'Zum Umbuchen ist es für diesen Platz zu spät.',
    ),
  tooLateToCancel: () =>
    new ProblemError(
      409,
      'booking_change.too_late_to_cancel',
      'Das Training hat schon begonnen. Zum Absagen ist es zu spät.',
    ),
  nothingToCancel: () =>
    new ProblemError(
      409,
      'booking_change.nothing_to_cancel',
      'In dieser Buchung gibt es keinen Platz, der noch abgesagt werden kann.',
    ),
  unknownDate: () =>
    new ProblemError(422, 'booking_change.unknown_date', 'Diesen Termin gibt es nicht.', {
      errors: [{ path: 'dateId', message: 'Diesen Termin gibt es nicht.' }],
    }),
  dateCancelled: (date: NamedDate) =>
    new ProblemError(409, 'booking_change.date_cancelled', `${dateName(date)} findet nicht statt.`),
  dateBegun: (date: NamedDate) =>
    new ProblemError(409, 'booking_change.date_begun', `${dateName(date)} hat schon begonnen.`),
  dateFull: (date: NamedDate) =>
    new ProblemError(409, 'booking_change.date_full', `${dateName(date)} ist ausgebucht.`),
  alreadyRequested: () =>
    new ProblemError(
      409,
      'booking_change.already_requested',
      'Diese Anfrage ist schon gestellt und noch nicht beantwortet.',
    ),
  alreadyAnswered: () =>
    new ProblemError(
      409,
      'booking_change.already_answered',
      'Diese Anfrage ist schon beantwortet oder zurückgenommen.',
    ),
  reductionNotFound: () =>
    new ProblemError(404, 'booking_change.reduction_not_found', 'Diesen Nachlass gibt es nicht.'),
  /** @param left cents that the price can still be reduced by */
  reductionTooHigh: (left: number) => {
    const message = `Höchstens ${displaySum(left)}\u00a0€ können noch nachgelassen werden: nicht mehr, als zu zahlen ist.`
    return new ProblemError(422, 'booking_change.reduction_too_high', message, {
      errors: [{ path: 'cents', message }],
    })
  },
  /** @param most cents that stay owed by the rules */
  keptTooHigh: (most: number) => {
    const message = `Nach den Regeln dieser Buchung können höchstens ${displaySum(most)}\u00a0€ zu zahlen bleiben.`
    return new ProblemError(422, 'booking_change.kept_too_high', message, {
      errors: [{ path: 'keptCents', message }],
    })
  },
  noEuVatId: () => {
    const message =
      'Dafür braucht es die USt-IdNr. des Kunden aus einem anderen Land der EU in den Rechnungsangaben.'
    return new ProblemError(422, 'booking_change.no_eu_vat_id', message, {
      errors: [{ path: 'reverseChargeNote', message }],
    })
  },
  noSeatLeft: () =>
    new ProblemError(
      409,
      'booking_change.no_seat_left',
      'Mindestens ein Platz muss bleiben. Die ganze Anmeldung wird über ihren Status abgesagt.',
    ),
  seatNotOrdered: () =>
    new ProblemError(
      409,
      'booking_change.seat_not_ordered',
      'Dieser Platz gehört nicht mehr zur Bestellung. Ein weiterer Platz lässt sich unter „Paket, Plätze und Preis ändern“ dazunehmen.',
    ),
  noNewAddress: () =>
    new ProblemError(
      409,
      'booking_change.no_new_address',
      'Für diese Buchung wartet keine neue Adresse auf Bestätigung.',
    ),
}

/** "„Strategie & KI“ (Donnerstag, 7. Januar 2027)". */
function dateName({ title, date }: NamedDate): string {
  return `„${title}“ (${date})`
}
