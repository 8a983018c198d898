import { type Roles, whoCan } from '#platform/basics/domain/staff-role.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { Weakness } from './password-strength.ts'

/** Each is followed by a colon and {@link BETTER}. */
const WHY_WEAK: Record<Weakness, string> = {
  common: 'Dieses Passwort gehört zu den häufigsten und wird zuerst ausprobiert',
  personal:
    'Dieses Passwort enthält etwas aus Ihrer E-Mail-Adresse oder den Namen dieser Website und ist leicht zu erraten',
  repeated: 'Dieses Passwort wiederholt dieselben Zeichen und ist leicht zu erraten',
  row: 'Dieses Passwort folgt der Tastatur oder einer Reihe wie „123“ und ist leicht zu erraten',
  date: 'Dieses Passwort ist kaum mehr als ein Datum und leicht zu erraten',
  word: 'Dieses Passwort ist kaum mehr als ein bekanntes Wort oder ein Name und leicht zu erraten',
  short: 'Dieses Passwort ist zu kurz für das, woraus es besteht, und leicht zu erraten',
}
const BETTER = 'Besser sind zum Beispiel vier zufällige Wörter.'

export const adminErrors = {
  wrongCredentials: () => new ProblemError(401, 'auth.wrong_credentials', 'Ungültige Anmeldedaten'),
  loginExpired: () =>
    new ProblemError(
      401,
      'auth.login_expired',
      'Diese Anmeldung ist abgelaufen. Bitte geben Sie Ihr Passwort noch einmal ein.',
    ),
  wrongPassword: () =>
    new ProblemError(422, 'auth.wrong_password', 'Das Passwort stimmt nicht.', {
      errors: [{ path: 'password', message: 'Das Passwort stimmt nicht.' }],
    }),
  wrongCode: () =>
    new ProblemError(422, 'auth.wrong_code', 'Dieser Code stimmt nicht oder wurde schon benutzt.', {
      errors: [{ path: 'code', message: 'Dieser Code stimmt nicht oder wurde schon benutzt.' }],
    }),
  secondFactorOn: () =>
    new ProblemError(
      409,
      'auth.second_factor_on',
      'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
    ),
  secondFactorOff: () =>
    new ProblemError(
      409,
      'auth.second_factor_off',
      'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
    ),
  secondFactorBegun: () =>
    new ProblemError(
      409,
      'auth.second_factor_begun',
      'Die Einrichtung hat gerade schon begonnen. Bitte versuchen Sie es noch einmal.',
    ),
  passwordLinkOver: () =>
    new ProblemError(
      404,
      'auth.password_link_over',
      'Dieser Link gilt nicht mehr. Er ist abgelaufen, schon benutzt oder durch einen neueren ersetzt.',
    ),
  noSession: () => new ProblemError(404, 'auth.no_session', 'Diese Sitzung ist schon beendet.'),
  notLoggedIn: () => new ProblemError(401, 'auth.not_logged_in', 'Bitte melden Sie sich an.'),
  passwordChangeRequired: () =>
    new ProblemError(403, 'auth.password_change_required', 'Bitte ändern Sie zuerst Ihr Passwort.'),
  roleMissing: (roles: Roles) =>
    new ProblemError(
      403,
      'auth.role_missing',
      `Dafür fehlt Ihnen die Berechtigung. ${whoCan(roles)}`,
    ),
  secondFactorRequired: () =>
    new ProblemError(
      403,
      'auth.second_factor_required',
      'Für Ihre Rolle ist die Anmeldung in zwei Schritten vorgeschrieben. Bitte richten Sie sie zuerst ein.',
    ),
  confirmationRequired: () =>
    new ProblemError(
      403,
      'auth.confirmation_required',
      'Bitte geben Sie dafür Ihr Passwort noch einmal ein.',
    ),
  samePassword: () =>
    new ProblemError(
      422,
      'auth.same_password',
      'Das neue Passwort muss sich vom bisherigen unterscheiden.',
      {
        errors: [{ path: 'newPassword', message: 'Bitte wählen Sie ein anderes Passwort.' }],
      },
    ),
  weakPassword: (weakness: Weakness) => {
    const sentence = `${WHY_WEAK[weakness]}: ${BETTER}`
    return new ProblemError(422, 'auth.weak_password', sentence, {
      errors: [{ path: 'newPassword', message: sentence }],
    })
  },
}
