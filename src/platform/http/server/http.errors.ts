import type * as z from 'zod'
import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const httpErrors = {
  malformedJson: () =>
    new ProblemError(400, 'http.malformed_json', 'Die Anfrage enthält kein gültiges JSON.'),
  notJson: () =>
    new ProblemError(
      415,
      'http.not_json',
      'Die Anfrage muss JSON enthalten (Content-Type: application/json).',
    ),
  oddJson: () =>
    new ProblemError(
      400,
      'http.odd_json',
      'Die Anfrage ist zu tief verschachtelt oder enthält unzulässige Feldnamen.',
    ),
  encodedBody: () =>
    new ProblemError(415, 'http.encoded_body', 'Die Anfrage darf nicht komprimiert sein.'),
  bodyTooLarge: () => new ProblemError(413, 'http.body_too_large', 'Die Anfrage ist zu groß.'),
  malformedIfMatch: () =>
    new ProblemError(
      400,
      'http.malformed_if_match',
      'Die Kopfzeile If-Match ist ungültig: Erwartet wird eine Version wie "3".',
    ),
  oddHost: () =>
    new ProblemError(
      400,
      'http.odd_host',
      'Die Kopfzeile Host ist ungültig oder kommt mehrfach vor.',
    ),
  addressTooLong: () =>
    new ProblemError(414, 'http.address_too_long', 'Diese Adresse ist zu lang.'),
  methodNotAllowed: (allow: string[]) =>
    new ProblemError(
      405,
      'http.method_not_allowed',
      'Diese Adresse gibt es, aber nicht für diese Art von Anfrage.',
      { allow },
    ),
  notFound: () => new ProblemError(404, 'http.not_found', 'Diese Adresse gibt es nicht.'),
  foreignOrigin: () =>
    new ProblemError(
      403,
      'http.foreign_origin',
      'Diese Anfrage kommt von einer fremden Seite und wurde abgelehnt.',
    ),
  busy: () =>
    new ProblemError(
      503,
      'http.busy',
      'Gerade ist zu viel los. In ein paar Sekunden klappt es meist wieder.',
      { retryAfter: 5 },
    ),
  databaseAway: () =>
    new ProblemError(
      503,
      'http.database_away',
      'Der Dienst ist gerade nicht erreichbar. In ein paar Sekunden klappt es meist wieder.',
      { retryAfter: 5 },
    ),
  diskFull: () =>
    new ProblemError(
      503,
      'http.disk_full',
      'Gerade kann nichts gespeichert werden. In ein paar Minuten klappt es meist wieder.',
      { retryAfter: 60 },
    ),
  invalid: (error: z.ZodError, input: unknown) => {
    const errors = error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    }))
    return error.issues.some((issue) => isWrongType(issue, input))
      ? new ProblemError(400, 'http.wrong_type', 'Ein Feld hat den falschen Typ.', { errors })
      : new ProblemError(422, 'http.invalid', 'Einige Angaben fehlen noch oder stimmen nicht.', {
          errors,
        })
  },
}

/** A field with the wrong type makes the request malformed; a missing field breaks a rule of the schema. */
function isWrongType(issue: z.core.$ZodIssue, input: unknown): boolean {
  if (issue.code !== 'invalid_type') return false
  const value = issue.path.reduce<unknown>(
    (parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
  return value !== undefined && !isWrongNumber(issue, value)
}

/**
 * In an address every value is text. A text that is no number, or no integer, is an invalid value and no wrong type.
 */
function isWrongNumber(issue: z.core.$ZodIssueInvalidType, value: unknown): boolean {
  const { received } = issue as { received?: string }
  return typeof value === 'string' && (received === 'NaN' || issue.expected === 'int')
}
