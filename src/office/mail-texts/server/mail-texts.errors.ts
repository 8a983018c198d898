import type { Problem } from '#platform/basics/domain/problem.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const mailTextErrors = {
  notFound: () =>
    new ProblemError(
      404,
      'mail_text.not_found',
      'Diese E-Mail gibt es nicht, oder ihr Text ist fest.',
    ),
  badPlaceholders: (errors: NonNullable<Problem['errors']>) =>
    new ProblemError(
      422,
      'mail_text.bad_placeholders',
      errors[0]?.message ?? 'Ein Platzhalter stimmt nicht.',
      { errors },
    ),
}
