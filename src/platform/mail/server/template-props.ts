import type { TextPiece } from '../domain/mail-text-placeholders.ts'
import type { MailDataOf } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'

/** The editable paragraphs of a mail. */
export interface MailWords {
  opening: TextPiece[][]
  closing: TextPiece[][]
}

/** What a template is rendered with. */
export interface TemplateProps<T extends keyof MailDataOf> {
  data: MailDataOf[T]
  settings: MailSettings
  subject: string
  /** The paragraphs that staff can change. */
  words: MailWords
  /** The reader's address, of which the link of a seat is made. */
  recipient: string
}
