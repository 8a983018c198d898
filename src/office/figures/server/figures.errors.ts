import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const figuresErrors = {
  badPeriod: (sentence: string) => new ProblemError(422, 'figures.bad_period', sentence),
}
