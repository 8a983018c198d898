import type * as z from 'zod'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { refusalSentence } from '../domain/price-period.ts'

export const pricePeriodErrors = {
  invalid: (error: Pick<z.ZodError, 'issues'>) =>
    new ProblemError(422, 'price_period.invalid', refusalSentence(error), {
      errors: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    }),
  exists: (periodName: string) =>
    new ProblemError(
      409,
      'price_period.exists',
      `Den Preiszeitraum „${periodName}“ mit diesem Preistyp gibt es schon.`,
      {
        errors: [{ path: 'periodName', message: 'Bitte wählen Sie einen anderen Namen.' }],
      },
    ),
  notFound: () =>
    new ProblemError(
      404,
      'price_period.not_found',
      'Diesen Preiszeitraum gibt es nicht. Vielleicht wurde er gelöscht oder umbenannt.',
    ),
  changedMeanwhile: (current: CurrentValues) =>
    new ProblemError(
      412,
      'price_period.changed_meanwhile',
      'Dieser Preiszeitraum wurde inzwischen geändert.',
      { current },
    ),
}
