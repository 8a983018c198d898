import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const auditLogErrors = {
  badCursor: () =>
    new ProblemError(
      422,
      'audit_log.bad_cursor',
      'Diese Stelle des Protokolls gibt es nicht. Bitte laden Sie das Protokoll neu.',
      { errors: [{ path: 'cursor', message: 'Unbekannte Stelle.' }] },
    ),
}
