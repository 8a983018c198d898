import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const setupErrors = {
  stepsOpen: () =>
    new ProblemError(
      409,
      'setup.steps_open',
      'Es sind noch Schritte offen. Erledigen oder überspringen Sie sie, oder wählen Sie „Später“.',
    ),
}
