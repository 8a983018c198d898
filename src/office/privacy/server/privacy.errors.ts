import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const privacyErrors = {
  unknown: () =>
    new ProblemError(404, 'person.unknown', 'Zu dieser E-Mail-Adresse ist nichts gespeichert.'),
}
