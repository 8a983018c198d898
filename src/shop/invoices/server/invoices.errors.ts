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
  nothingToReplace: () =>
    new ProblemError(
      409,
      'invoice.nothing_to_replace',
      'Zu dieser Anmeldung gibt es keine Rechnung, die zu ersetzen ist.',
    ),
  unfit: (reasons: readonly string[]) => new ProblemError(409, 'invoice.unfit', reasons.join(' ')),
  otherBuyers: (buyer: string, others: readonly string[]) =>
    new ProblemError(
      409,
      'invoice.other_buyers',
      `Die Rechnung geht an ${buyer}. Andere Anmeldungen nennen eine andere Firma (${others.join('; ')}).`,
    ),
  /** @param other whom the new invoice would name instead */
  anotherBuyer: (buyer: string, other: string) =>
    new ProblemError(
      409,
      'invoice.another_buyer',
      `Die neue Rechnung ginge an ${other} statt an ${buyer}. Stornieren Sie die bisherige, und stellen Sie dann für die Anmeldungen, zu denen noch etwas zu zahlen ist, eine neue aus.`,
    ),
  noAddress: () =>
    new ProblemError(
      409,
      'invoice.no_address',
      'Die Daten dieser Person sind gelöscht, deshalb gibt es keine Adresse mehr, an die sich senden lässt.',
    ),
  alreadyCancelled: () =>
    new ProblemError(409, 'invoice.already_cancelled', 'Diese Rechnung ist schon storniert.'),
}
