import type { StaffRole } from '#platform/basics/domain/staff-role.ts'

/** The mails about accounts of staff. */
export interface AccountMailData {
  /** An invitation to an account, with the link that sets its password. */
  'account.invited.staff': {
    linkId: string
    role: StaffRole
    invitedBy: string
    expiresAt: string
  }
  /** To whoever has forgotten the password. */
  'account.password.staff': { linkId: string; expiresAt: string }
  'account.password_changed.staff': { changedAt: string }
}

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf extends AccountMailData {}
}
