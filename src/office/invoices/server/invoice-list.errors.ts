import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const invoiceListErrors = {
  badCursor: () =>
    new ProblemError(
      422,
      'invoice.bad_cursor',
      'Diese Seite der Liste gibt es nicht. Bitte laden Sie die Liste neu.',
    ),
}
