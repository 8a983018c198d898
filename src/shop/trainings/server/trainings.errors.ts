import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const trainingErrors = {
  notFound: () => new ProblemError(404, 'training.not_found', 'Training nicht gefunden.'),
  noSession: () =>
    new ProblemError(
      404,
      'training.no_session',
      'Für dieses Training gibt es noch keinen Kalendereintrag, weil der Termin nicht genau feststeht.',
    ),
  noDate: () =>
    new ProblemError(
      409,
      'training.no_date',
      'Dieses Training hat noch keinen Termin. Bitte planen Sie zuerst einen.',
    ),
  dateNotFound: () =>
    new ProblemError(404, 'training.date_not_found', 'Diesen Termin gibt es nicht.'),
  dateIsOver: () =>
    new ProblemError(
      409,
      'training.date_is_over',
      'Dieser Termin ist vorbei und kann nicht verlegt werden. Bitte planen Sie einen neuen.',
    ),
  dateIsCancelled: () =>
    new ProblemError(
      409,
      'training.date_is_cancelled',
      'Dieser Termin ist abgesagt und kann nicht mehr geändert werden.',
    ),
  moveChangedMeanwhile: () =>
    new ProblemError(
      409,
      'training.move_changed_meanwhile',
      'Die Anmeldungen für diesen Termin haben sich inzwischen geändert. Bitte prüfen Sie die E-Mails noch einmal.',
    ),
  dateIsBooked: () =>
    new ProblemError(
      409,
      'training.date_is_booked',
      'Für diesen Termin gibt es Anmeldungen. Er kann nur abgesagt werden.',
    ),
  unknownCopy: () =>
    new ProblemError(422, 'training.unknown_copy', 'Das Training zum Kopieren gibt es nicht.', {
      errors: [{ path: 'copyOf', message: 'Dieses Training gibt es nicht.' }],
    }),
  isArchived: () =>
    new ProblemError(
      409,
      'training.is_archived',
      'Dieses Training ist archiviert. Bitte holen Sie es zuerst aus dem Archiv.',
    ),
  hasBookedDates: (days: readonly string[]) =>
    new ProblemError(
      409,
      'training.has_booked_dates',
      `Zu diesem Training gibt es noch gebuchte Termine: ${days.join('; ')}. Es lässt sich erst danach archivieren. Bis dahin können Sie es ausblenden.`,
    ),
  isBooked: () =>
    new ProblemError(
      409,
      'training.is_booked',
      'Für dieses Training gibt es Anmeldungen, auch abgesagte zählen. Es kann nur archiviert werden.',
    ),
  capacityTaken: (taken: number) =>
    new ProblemError(
      409,
      'training.capacity_taken',
      taken === 1
        ? 'Für diesen Termin ist schon 1 Platz vergeben.'
        : `Für diesen Termin sind schon ${taken} Plätze vergeben.`,
      { errors: [{ path: 'capacity', message: `Mindestens ${taken}.` }] },
    ),
}
