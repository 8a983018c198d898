import type { InvoiceProfile } from '#shop/invoices/domain/invoice-content.ts'
import type { ReminderStep } from '../domain/reminder-steps.ts'

/** What a reminder says, as it was when it was queued. Days are calendar days in Europe/Berlin, amounts "149.00". */
export interface ReminderFacts {
  invoiceId: string
  number: string
  /** Of the invoice, which is attached. */
  profile: InvoiceProfile
  issuedOn: string
  dueOn: string
  /** Calendar days since the due day. */
  daysOver: number
  total: string
  open: string
  /** Where to pay, as on the invoice. */
  account: { holder: string; iban: string; bic: string; bankName: string }
}

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    'invoice.reminder.first': ReminderFacts
    'invoice.reminder.second': ReminderFacts
    'invoice.reminder.last': ReminderFacts
  }
}

/** The mail of each step. */
export const REMINDER_TEMPLATES = {
  1: 'invoice.reminder.first',
  2: 'invoice.reminder.second',
  3: 'invoice.reminder.last',
} as const satisfies Record<ReminderStep, string>
export type ReminderTemplate = (typeof REMINDER_TEMPLATES)[ReminderStep]
