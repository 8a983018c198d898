import { ProblemError } from '../../problem-error.ts'

export const trainingErrors = {
  notFound: () => new ProblemError(404, 'training.not_found', 'Training nicht gefunden.'),
}
