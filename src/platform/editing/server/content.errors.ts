import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const contentErrors = {
  unknownText: () =>
    new ProblemError(422, 'content.unknown_text', 'Diesen Text gibt es auf keiner Seite.'),
}
