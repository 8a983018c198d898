import { ProblemError } from '../../problem-error.ts'

export const trainingErrors = {
  notFound: () => new ProblemError(404, 'training.not_found', 'Training nicht gefunden.'),
  noSession: () =>
    new ProblemError(
      404,
      'training.no_session',
      'Für dieses Training gibt es noch keinen Kalendereintrag, weil der Termin nicht genau feststeht.',
    ),
}
