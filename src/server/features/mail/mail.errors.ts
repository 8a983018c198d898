import { ProblemError } from '../../problem-error.ts'

export const mailErrors = {
  notFound: () => new ProblemError(404, 'mail.not_found', 'Diese Nachricht gibt es nicht.'),
  waiting: () =>
    new ProblemError(
      409,
      'mail.waiting',
      'Diese Nachricht wartet schon darauf, gesendet zu werden.',
    ),
  erased: () =>
    new ProblemError(
      409,
      'mail.erased',
      'Der Inhalt dieser Nachricht wurde gelöscht, sie lässt sich nicht mehr senden.',
    ),
}
