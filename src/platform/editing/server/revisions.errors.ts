import type * as z from 'zod'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'

export const revisionErrors = {
  changedMeanwhile: (current: CurrentValues) =>
    new ProblemError(
      412,
      'content.changed_meanwhile',
      'Dieser Inhalt wurde inzwischen von jemand anderem geändert.',
      { current },
    ),
  badCursor: () =>
    new ProblemError(
      422,
      'revision.bad_cursor',
      'Diese Stelle der Liste gibt es nicht. Bitte laden Sie die Liste neu.',
    ),
}

/**
 * The problem for an edit that fails its schema. An editor shows one sentence, so the first issue is also the problem's
 * message.
 */
export function invalidEdit(error: z.ZodError, input: unknown): ProblemError {
  const general = httpErrors.invalid(error, input)
  if (general.status !== 422) return general
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  if (unknown.length > 0) return unknownFields(unknown)
  const [first] = error.issues
  return new ProblemError(422, general.code, first?.message ?? general.message, {
    errors: general.errors,
  })
}

function unknownFields(fields: string[]): ProblemError {
  const message = 'Dieses Feld lässt sich hier nicht ändern.'
  return new ProblemError(422, 'content.unknown_field', message, {
    errors: fields.map((path) => ({ path, message })),
  })
}
