import type { MailContent } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'
import type { MailRow } from './mails.repository.ts'
import { type MailAttachment, type MailFile, registeredMails } from './registered-mails.ts'
import { withSafeNames } from './safe-names.ts'

/** A mail as its recipient gets it. */
export interface ComposedMail {
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
  /** Read when it is sent. */
  files: MailFile[]
}

/**
 * The text, calendar entries and files of a stored mail; the same at every call, whatever staff have written for later mails.
 * Unsafe names are removed.
 *
 * @throws Error for a mail whose content was erased, and where a template cannot be rendered
 */
export async function composeMail(
  mail: Pick<MailRow, 'template' | 'data' | 'recipient' | 'subject' | 'createdAt'>,
  settings: MailSettings,
): Promise<ComposedMail> {
  const { template, data, recipient, subject, createdAt } = mail
  if (template === null || data === null) throw new Error('The content of this mail was erased')
  const content = withSafeNames({ template, data } as MailContent)
  const { renderTemplate } = await import('./render-mail.tsx')
  const attendee = { name: nameOf(content), address: recipient }
  return {
    subject,
    ...(await renderTemplate(content, settings, { subject, recipient })),
    files: content.data.ownTexts?.isSample ? [] : registeredMails().filesOf(content),
    // A mail with sample data leaves its reader's calendar as it is.
    attachments: content.data.ownTexts?.isSample
      ? []
      : registeredMails().attachmentsOf(content, { attendee, queuedAt: createdAt, settings }),
  }
}

function nameOf({ data }: MailContent): string {
  if ('attendeeName' in data) return data.attendeeName
  if ('bookerName' in data) return data.bookerName
  return 'name' in data ? data.name : ''
}

/** The names of all files attached to a mail. */
export function attachedNames({
  attachments,
  files,
}: Pick<ComposedMail, 'attachments' | 'files'>): string[] {
  return [...attachments, ...files].map(({ fileName }) => fileName)
}
