import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { CodeRefusal } from '../domain/discount-code.ts'

export const discountCodeErrors = {
  /**
   * @param path the field of the request that has the code
   * @param sentence the reason, for visitors
   */
  refused: (why: CodeRefusal['why'], path: string, sentence: string) =>
    new ProblemError(why === 'unknown' ? 422 : 409, `discount_code.${why}`, sentence, {
      errors: [{ path, message: sentence }],
    }),
  exists: (code: string) =>
    new ProblemError(409, 'discount_code.exists', `Den Code ${code} gibt es schon.`, {
      errors: [{ path: 'code', message: 'Diesen Code gibt es schon.' }],
    }),
  unknownPackage: () =>
    new ProblemError(422, 'discount_code.unknown_package', 'Dieses Paket gibt es nicht.', {
      errors: [{ path: 'packageIds', message: 'Dieses Paket gibt es nicht.' }],
    }),
  notFound: () =>
    new ProblemError(
      404,
      'discount_code.not_found',
      'Diesen Code gibt es nicht. Vielleicht wurde er gelöscht.',
    ),
  isUsed: () =>
    new ProblemError(
      409,
      'discount_code.is_used',
      'Dieser Code wurde schon eingelöst. Er lässt sich abschalten, aber nicht löschen.',
    ),
  changedMeanwhile: (current: CurrentValues) =>
    new ProblemError(
      412,
      'discount_code.changed_meanwhile',
      'Dieser Code wurde inzwischen geändert. Sie sehen den neuesten Stand in der Liste. Speichern Sie noch einmal, gilt Ihrer.',
      { current },
    ),
}
