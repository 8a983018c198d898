import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const accountingErrors = {
  badPeriod: (sentence: string) => new ProblemError(422, 'accounting.bad_period', sentence),
  noBatch: (sentence: string) => new ProblemError(409, 'accounting.no_batch', sentence),
}
