import { ProblemError } from '../../problem-error.ts'

export const adminErrors = {
  wrongCredentials: () => new ProblemError(401, 'auth.wrong_credentials', 'Ungültige Anmeldedaten'),
  notLoggedIn: () => new ProblemError(401, 'auth.not_logged_in', 'Bitte melden Sie sich an.'),
  passwordChangeRequired: () =>
    new ProblemError(403, 'auth.password_change_required', 'Bitte ändern Sie zuerst Ihr Passwort.'),
  samePassword: () =>
    new ProblemError(
      422,
      'auth.same_password',
      'Das neue Passwort muss sich vom bisherigen unterscheiden.',
      {
        errors: [{ path: 'newPassword', message: 'Bitte wählen Sie ein anderes Passwort.' }],
      },
    ),
  commonPassword: () =>
    new ProblemError(
      422,
      'auth.common_password',
      'Dieses Passwort gehört zu den häufigsten und wird zuerst ausprobiert. Bitte wählen Sie ein anderes.',
      { errors: [{ path: 'newPassword', message: 'Bitte wählen Sie ein anderes Passwort.' }] },
    ),
  badAuditLogCursor: () =>
    new ProblemError(
      422,
      'audit_log.bad_cursor',
      'Diese Stelle des Protokolls gibt es nicht. Bitte laden Sie das Protokoll neu.',
      { errors: [{ path: 'cursor', message: 'Unbekannte Stelle.' }] },
    ),
}
