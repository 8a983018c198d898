import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const bookerAccessErrors = {
  /** The same for every link that opens nothing, whatever the reason. */
  unknownLink: () =>
    new ProblemError(404, 'booking_link.unknown', 'Dieser Link gilt nicht oder nicht mehr.'),
  ofReceipt: () =>
    new ProblemError(
      403,
      'booking_link.of_receipt',
      'Dafür brauchst du den Link aus unserer E-Mail an dich.',
    ),
  unknownSeat: () =>
    new ProblemError(404, 'booking_link.unknown_seat', 'Diesen Platz gibt es nicht.'),
  noSession: () =>
    new ProblemError(
      404,
      'booking_link.no_session',
      'Dafür gibt es keinen Kalendereintrag: Der Platz ist abgesagt, oder die Uhrzeit steht noch nicht fest.',
    ),
}
