import type { AccountMailData } from './account-mail-data.ts'

/** The subjects of the mails about accounts, which staff cannot change. */
export const ACCOUNT_MAIL_SUBJECTS: Record<keyof AccountMailData, () => string> = {
  'account.invited.staff': () => 'Ihr Zugang zur Verwaltung',
  'account.password.staff': () => 'Neues Passwort für Ihren Zugang',
  'account.password_changed.staff': () => 'Ihr Passwort wurde geändert',
}
