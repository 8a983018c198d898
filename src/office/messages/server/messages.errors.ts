import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { RECIPIENTS_MAX } from '../domain/message.ts'

export const messageErrors = {
  notFound: () => new ProblemError(404, 'message.not_found', 'Diese Nachricht gibt es nicht.'),
  badCursor: () =>
    new ProblemError(
      422,
      'message.bad_cursor',
      'Diese Stelle der Liste gibt es nicht. Bitte laden Sie die Liste neu.',
      { errors: [{ path: 'cursor', message: 'Unbekannte Stelle.' }] },
    ),
  unknownDate: () =>
    new ProblemError(422, 'message.unknown_date', 'Diesen Termin gibt es nicht.', {
      errors: [{ path: 'dateId', message: 'Diesen Termin gibt es nicht.' }],
    }),
  noRecipients: () =>
    new ProblemError(
      409,
      'message.no_recipients',
      'Es gibt niemanden, der diese Nachricht bekommen würde.',
    ),
  unknownRecipient: () =>
    new ProblemError(
      422,
      'message.unknown_recipient',
      'Diese Person bekommt die Nachricht nicht oder nicht mehr.',
      { errors: [{ path: 'recipient', message: 'Gehört nicht zu den Empfängern.' }] },
    ),
  tooManyRecipients: () =>
    new ProblemError(
      422,
      'message.too_many_recipients',
      `Eine Nachricht geht an höchstens ${RECIPIENTS_MAX.toLocaleString('de-DE')} Personen. Bitte grenzen Sie die Auswahl ein.`,
    ),
  recipientsChanged: () =>
    new ProblemError(
      409,
      'message.recipients_changed',
      'Inzwischen würden andere Personen die Nachricht bekommen. Bitte sehen Sie sich die Vorschau noch einmal an.',
    ),
  keyReused: () =>
    new ProblemError(
      422,
      'message.idempotency_key_reused',
      'Dieser Idempotency-Key gehört schon zu einer anderen Nachricht.',
    ),
}
