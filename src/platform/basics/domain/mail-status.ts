import * as z from 'zod'

export const MAIL_STATUSES = ['waiting', 'sent', 'failed'] as const
export const mailStatusSchema = z.enum(MAIL_STATUSES)
export type MailStatus = z.infer<typeof mailStatusSchema>

/** The labels that staff see. */
export const MAIL_STATUS_LABELS: Record<MailStatus, string> = {
  waiting: 'Wartet',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',
}

/** How the reason begins why a mail was not sent that is of no use any more: nobody has to do anything about it. */
export const OBSOLETE_MAIL = 'Nicht gesendet, weil '
