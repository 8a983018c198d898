import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '#platform/config/server/config.ts'
import type { BookingLink } from './mail-data.ts'
import type { MailLook } from './mail-style.ts'

export interface MailAddress {
  name: string
  address: string
}

/** The firm's facts in every mail. They are passed in where the application is composed. */
export interface MailFirm {
  name: string
  /** Null for the sample's drawing; an empty path for the name alone. */
  logo: MailLogo | null
  legalName: string
  /** The postal address in lines. */
  addressLines: string[]
  phone: string
  email: string
  /** Shown beside every price. */
  vatNote: string
  /** Paths on the site. */
  imprintPath: string
  privacyPath: string
  termsPath: string
  look: MailLook
}

/** The picture above a mail. Many mail programs show no SVG, so it is a PNG. */
export interface MailLogo {
  /** On the site; empty where the firm has none. */
  path: string
  /** In pixels, for its proportions. */
  width: number
  height: number
}

/**
 * The personal addresses in mails. Only where mails are sent do they contain tokens; staff who read a mail see a
 * placeholder.
 */
export interface PersonalUrls {
  /** Of an entry of the waiting list. */
  waitingUrl: (entryId: string) => string
  /** Of a booking, for its booker. */
  bookingUrl: (link: BookingLink) => string
  /** Confirms a new contact address of a booking. */
  newContactUrl: (link: BookingLink, newEmail: string) => string
  /** Of a seat, for its attendee. */
  seatUrl: (seat: { id: string; email: string }) => string
  /** Sets the password of an account of staff. The token is behind "#": browsers send it to no server. */
  passwordUrl: (linkId: string) => string
  /** Says that the test mail of that moment has arrived. The token is behind "#" as well. */
  testMailUrl: (requestedAt: string) => string
}

/** The sender, the reply address and the firm of all mails. */
export interface MailSettings extends PersonalUrls {
  /** Without a trailing slash. */
  publicUrl: string
  readonly from: MailAddress
  /**
   * The reply address; undefined where neither MAIL_REPLY_TO nor MAIL_STAFF is set, so that replies go to the sender.
   */
  replyTo: string | undefined
  readonly firm: MailFirm
}

/**
 * The settings of mails; the firm in them is the one of the moment in which they are read.
 *
 * @param firm returns the present firm
 * @param tokens for the personal addresses; without them, a mail has placeholders
 */
export function mailSettings(
  { publicUrl, mail }: Config,
  firm: () => MailFirm,
  tokens: LinkTokens = NO_TOKENS,
): MailSettings {
  return {
    publicUrl,
    get from() {
      return sender(mail.from, publicUrl, firm().name)
    },
    replyTo: mail.replyTo,
    get firm() {
      return firm()
    },
    ...personalUrls(publicUrl, tokens),
  }
}

/** Makes the tokens of personal addresses from what they open. */
export interface LinkTokens {
  waiting: (entryId: string) => string
  booking: (link: BookingLink) => string
  newContact: (link: BookingLink, newEmail: string) => string
  seat: (seat: { id: string; email: string }) => string
  password: (linkId: string) => string
  testMail: (requestedAt: string) => string
}

/** Stands for the token in a mail that staff read. */
const placeholder = () => 'persoenlicher-link'
const NO_TOKENS: LinkTokens = {
  waiting: placeholder,
  booking: placeholder,
  newContact: placeholder,
  seat: placeholder,
  password: placeholder,
  testMail: placeholder,
}

/** The addresses of the pages that whoever knows the token can open. */
function personalUrls(publicUrl: string, tokens: LinkTokens): PersonalUrls {
  return {
    waitingUrl: (id) => `${publicUrl}/trainings/warteliste/${tokens.waiting(id)}`,
    bookingUrl: (link) => `${publicUrl}/buchung/${link.reference}/${tokens.booking(link)}`,
    newContactUrl: (link, email) =>
      `${publicUrl}/buchung/${link.reference}/adresse/${tokens.newContact(link, email)}`,
    passwordUrl: (linkId) => `${publicUrl}/admin/passwort#${tokens.password(linkId)}`,
    testMailUrl: (requestedAt) => `${publicUrl}/admin/testmail#${tokens.testMail(requestedAt)}`,
    seatUrl: (seat) => `${publicUrl}/platz/${seat.id}/${tokens.seat(seat)}`,
  }
}

function sender(setting: string | undefined, publicUrl: string, firmName: string): MailAddress {
  const { hostname } = new URL(publicUrl)
  const fallback = `no-reply@${hostname.includes('.') ? hostname : 'example.com'}`
  const [given] = addressparser(setting ?? fallback, { flatten: true })
  return { name: given?.name || firmName, address: given?.address || fallback }
}
