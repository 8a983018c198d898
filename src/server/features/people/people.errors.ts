import { ProblemError } from '../../problem-error.ts'

export const peopleErrors = {
  unknown: () =>
    new ProblemError(404, 'person.unknown', 'Zu dieser E-Mail-Adresse ist nichts gespeichert.'),
}
