import type { MailTexts } from '../domain/mail-text.ts'

/**
 * What the booker's link in a mail is made of when the mail is sent. The counter is that of the time when the mail was
 * queued, so a mail to an old address never carries a link that is valid again.
 */
export interface BookingLink {
  registrationId: string
  reference: string
  linkCounter: number
}

/**
 * Every template and its data, stored until the mail is sent: facts only. Each subject declares its own mails in a
 * `*-mail-data.ts`; the texts are in its `*-mail-texts.ts`, except those that staff wrote, which are stored with the
 * mail. Instants are ISO texts in UTC, amounts "149.00".
 */
export interface MailDataOf {
  /** A test mail, to any recipient. */
  test: { requestedBy: string; requestedAt: string }
}

export type MailTemplate = keyof MailDataOf

/** Mails whose texts staff do not change: the product's test mail, what staff write themselves, those about accounts. */
export type FixedMail = Extract<
  MailTemplate,
  | 'test'
  | 'message'
  | 'account.invited.staff'
  | 'account.password.staff'
  | 'account.password_changed.staff'
>

/** Mails whose subject, opening and closing staff can write (`*-mail-texts.ts`). */
export type EditableMail = Exclude<MailTemplate, FixedMail>

/**
 * The texts of staff that a mail was queued with. They stay with the mail, so that what is sent, sent again and shown
 * later is the same. Where one is missing, the original is in force.
 */
export interface OwnTexts extends Partial<MailTexts> {
  /** True for a mail with sample data, which an administrator sends to themselves. */
  isSample?: true
}

interface WithOwnTexts {
  ownTexts?: OwnTexts
}

/** A template together with its data. */
export type MailContent = {
  [T in MailTemplate]: { template: T; data: MailDataOf[T] & WithOwnTexts }
}[MailTemplate]
