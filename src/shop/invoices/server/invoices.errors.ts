import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const invoiceErrors = {
  notFound: () => new ProblemError(404, 'invoice.not_found', 'Diese Rechnung gibt es nicht.'),
  incomplete: (missing: readonly string[]) =>
    new ProblemError(
      409,
      'invoice.incomplete',
      `Für die Rechnung fehlt noch: ${missing.join(', ')}.`,
    ),
  notDue: () =>
    new ProblemError(
      409,
      'invoice.not_due',
      'Zu dieser Anmeldung ist keine Rechnung auszustellen: Es gibt schon eine über diesen Betrag, oder es ist nichts zu zahlen.',
    ),
  alreadyCancelled: () =>
    new ProblemError(409, 'invoice.already_cancelled', 'Diese Rechnung ist schon storniert.'),
}
