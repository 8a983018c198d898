import * as z from 'zod'
import type { MailRow } from './mails.repository.ts'

export const mailIdSchema = z.uuid()

/** True once the mail's content was erased with a person's data; its row, status and instants remain. */
export function isErasedMail({ template, textBody }: Pick<MailRow, 'template' | 'textBody'>) {
  return template === null && !textBody
}
