import type { MailContent } from '#platform/mail/server/mail-data.ts'
import type { MailFile } from '#platform/mail/server/registered-mails.ts'
import { documentFile } from '#shop/invoices/server/invoice-mail-files.ts'
// Declares the data of these mails.
import type {} from './reminder-mail-data.ts'

/** The invoice that a reminder is about, once more. */
export function reminderFiles({ template, data }: MailContent): MailFile[] {
  switch (template) {
    case 'invoice.reminder.first':
    case 'invoice.reminder.second':
    case 'invoice.reminder.last':
      return [documentFile(data)]
    default:
      return []
  }
}
