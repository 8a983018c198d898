import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const mailErrors = {
  notFound: () => new ProblemError(404, 'mail.not_found', 'Diese Nachricht gibt es nicht.'),
  badCursor: () =>
    new ProblemError(
      422,
      'mail.bad_cursor',
      'Diese Stelle der Liste gibt es nicht. Bitte laden Sie die Liste neu.',
      { errors: [{ path: 'cursor', message: 'Unbekannte Stelle.' }] },
    ),
  unreachable: () =>
    new ProblemError(
      422,
      'mail.unreachable',
      'An diese Adresse kann niemand schreiben, sie steht für eine gelöschte Person.',
    ),
  waiting: () =>
    new ProblemError(
      409,
      'mail.waiting',
      'Diese Nachricht wartet schon darauf, gesendet zu werden.',
    ),
  notHeld: () =>
    new ProblemError(409, 'mail.not_held', 'Diese Nachricht wartet nicht auf eine Entscheidung.'),
  erased: () =>
    new ProblemError(
      409,
      'mail.erased',
      'Der Inhalt dieser Nachricht wurde gelöscht, sie lässt sich nicht mehr senden.',
    ),
  testLinkOver: () =>
    new ProblemError(
      404,
      'mail.test_link_over',
      'Dieser Link gilt nicht: Er ist unvollständig oder älter als sieben Tage, oder Mailserver und Absender sind inzwischen andere.',
    ),
}
