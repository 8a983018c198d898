import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import type { NoLinkReason } from '../domain/message.ts'

/** A date that a message is about. */
export interface MessageSession {
  dateId: string
  training: MailTraining
  /** The link to the live session, or why the reader gets none. */
  link: { url: string } | { missing: NoLinkReason }
}

declare module '#platform/mail/server/mail-data.ts' {
  interface MailDataOf {
    /** A message of staff to a participant or a booker. */
    message: {
      /** First and last name; of several people where they share the address. */
      name: string
      /** What {{vorname}} stands for: the first name; of somebody who only booked, the whole name. */
      firstName: string
      /** As staff wrote them, with placeholders, which are filled in when the mail is written. */
      subject: string
      text: string
      /** True for somebody who booked and has none of the seats. */
      isBooker: boolean
      /** What the message is about, by start. */
      sessions: MessageSession[]
    }
  }
}
