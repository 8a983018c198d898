import { ProblemError } from '#platform/basics/server/problem-error.ts'

const nothing = 'Es wurde nichts eingetragen.'

export const paymentErrors = {
  notFound: () => new ProblemError(404, 'payment.not_found', 'Diesen Eintrag gibt es nicht mehr.'),
  dayInFuture: () =>
    new ProblemError(422, 'payment.day_in_future', 'Der Tag liegt in der Zukunft.', {
      errors: [{ path: 'day', message: 'Dieser Tag liegt in der Zukunft.' }],
    }),
  noReason: () =>
    new ProblemError(422, 'payment.no_reason', 'Zum Ausbuchen gehört ein Grund.', {
      errors: [{ path: 'note', message: 'Bitte geben Sie einen Grund ein.' }],
    }),
  tooMuch: (most: string) =>
    new ProblemError(422, 'payment.too_much', `Möglich sind höchstens ${most}. ${nothing}`, {
      errors: [{ path: 'cents', message: `Möglich sind höchstens ${most}.` }],
    }),
  changed: () =>
    new ProblemError(
      409,
      'payment.changed_meanwhile',
      `Zu dieser Rechnung wurde inzwischen etwas anderes eingetragen. ${nothing} Bitte prüfen Sie den neuen Stand.`,
    ),
  refundFirst: () =>
    new ProblemError(
      409,
      'payment.refund_first',
      'Von diesem Geld ist schon etwas zurückgezahlt. Machen Sie zuerst die Rückzahlung rückgängig.',
    ),
  notMovable: () =>
    new ProblemError(
      409,
      'payment.not_movable',
      'Umbuchen lässt sich nur, was zu erstatten ist, und nur auf eine offene Rechnung desselben Kunden oder derselben Anmeldung.',
    ),
  lineNotFound: () => new ProblemError(404, 'bank_line.not_found', 'Diesen Umsatz gibt es nicht.'),
  lineNotOpen: () =>
    new ProblemError(
      409,
      'bank_line.not_open',
      'Über diesen Umsatz ist inzwischen entschieden. Bitte prüfen Sie den neuen Stand.',
    ),
  lineOpen: () =>
    new ProblemError(409, 'bank_line.open', 'Dieser Umsatz ist schon wieder zu prüfen.'),
  notThatMuchPaid: () =>
    new ProblemError(
      409,
      'bank_line.not_that_much_paid',
      'So viel Geld ist zu dieser Rechnung nicht da. Es wurde nichts eingetragen.',
    ),
  fileTooLarge: () =>
    new ProblemError(413, 'statement.too_large', 'Die Datei darf höchstens 20 MB groß sein.'),
  unreadable: (sentence: string) => new ProblemError(422, 'statement.unreadable', sentence),
  tooMuchWork: () =>
    new ProblemError(
      422,
      'statement.too_much_work',
      'Die Datei lässt sich nicht in vertretbarer Zeit lesen. Laden Sie einen kürzeren Zeitraum herunter. Es wurde nichts übernommen.',
    ),
  noIban: () =>
    new ProblemError(
      409,
      'statement.no_iban',
      'Unter „Firma“ ist noch keine eigene IBAN eingetragen. Ohne sie lässt sich nicht prüfen, ob der Auszug von Ihrem Konto ist. Es wurde nichts übernommen.',
    ),
  otherAccount: (iban: string) =>
    new ProblemError(
      422,
      'statement.other_account',
      `Der Auszug gehört zum Konto ${iban || 'ohne IBAN'}. Unter „Firma“ ist ein anderes eingetragen. Es wurde nichts übernommen.`,
    ),
}
