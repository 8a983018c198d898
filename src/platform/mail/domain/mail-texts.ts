import { BOOKING_MAIL_TEXTS } from '#shop/booking/domain/booking-mail-texts.ts'
import { CHANGE_MAIL_TEXTS } from '#shop/booking-changes/domain/change-mail-texts.ts'
import { DATE_MAIL_TEXTS } from '#shop/dates/domain/date-mail-texts.ts'
import { WAITING_MAIL_TEXTS } from '#shop/waiting-list/domain/waiting-mail-texts.ts'
import { TOOL_MAIL_TEXTS } from '#tools/reports/domain/tool-mail-texts.ts'
import type { MailText, Placeholder } from './mail-text.ts'

/**
 * Every mail whose subject, opening and closing staff can write, by its template, with the original texts. The rest of
 * a mail is generated: heading, facts, buttons, notes about calendar entries, and what has to be in it by law.
 */
export const MAIL_TEXTS = {
  ...BOOKING_MAIL_TEXTS,
  ...CHANGE_MAIL_TEXTS,
  ...DATE_MAIL_TEXTS,
  ...WAITING_MAIL_TEXTS,
  ...TOOL_MAIL_TEXTS,
} as const

export type EditedMail = keyof typeof MAIL_TEXTS
export const EDITED_MAILS = Object.keys(MAIL_TEXTS) as EditedMail[]

export function isEditedMail(template: string): template is EditedMail {
  return Object.hasOwn(MAIL_TEXTS, template)
}

/** The names of the placeholders of one kind that a mail declares itself. */
export type PlaceholderName<T extends EditedMail, K extends Placeholder['kind']> = NamesOfKind<
  (typeof MAIL_TEXTS)[T]['placeholders'],
  K
>

type NamesOfKind<P, K> = {
  [Name in keyof P & string]: P[Name] extends { kind: K } ? Name : never
}[keyof P & string]

export function mailTextOf(template: EditedMail): MailText {
  return MAIL_TEXTS[template]
}
