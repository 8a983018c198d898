import { PASSWORD_MIN_LENGTH } from '../domain/admin.ts'

/** A problem of a new password, as texts of the notification. */
export interface PasswordFault {
  title: string
  description: string
}

const TOO_SHORT: PasswordFault = {
  title: 'Passwort zu kurz',
  description: `Das Passwort muss mindestens ${PASSWORD_MIN_LENGTH} Zeichen lang sein.`,
}

const DIFFERENT: PasswordFault = {
  title: 'Passwörter stimmen nicht überein',
  description: 'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
}

export function faultOfPassword(password: string): PasswordFault | null {
  return password.length < PASSWORD_MIN_LENGTH ? TOO_SHORT : null
}

/** The password is checked first: while it is too short, its repetition is not checked. */
export function faultOfConfirmation(password: string, confirmation: string): PasswordFault | null {
  if (faultOfPassword(password)) return null
  return password === confirmation ? null : DIFFERENT
}
