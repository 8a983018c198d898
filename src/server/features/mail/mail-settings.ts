import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '../../config.ts'

export interface MailAddress {
  name: string
  address: string
}

/** The firm's facts in every mail. They are passed in from the site's content where the application is composed. */
export interface MailFirm {
  name: string
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
}

/** The sender, the reply address and the firm of all mails. */
export interface MailSettings {
  /** Without a trailing slash. */
  publicUrl: string
  from: MailAddress
  /**
   * The reply address; undefined where neither MAIL_REPLY_TO nor MAIL_STAFF is set, so that replies go to the sender.
   */
  replyTo: string | undefined
  firm: MailFirm
  /**
   * The personal address of an entry of the waiting list. Only where mails are sent does it contain the entry's token;
   * staff who read the mail see a placeholder.
   */
  waitingUrl: (entryId: string) => string
}

export function mailSettings({ publicUrl, mail }: Config, firm: MailFirm): MailSettings {
  return {
    publicUrl,
    from: sender(mail.from, publicUrl, firm.name),
    replyTo: mail.replyTo,
    firm,
    waitingUrl: () => waitingUrl(publicUrl, TOKEN_PLACEHOLDER),
  }
}

/** Stands for the token in a mail that staff read. */
const TOKEN_PLACEHOLDER = 'persoenlicher-link'

/** The address at which the person who knows the token sees their entry of the waiting list. */
export function waitingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/trainings/warteliste/${token}`
}

function sender(setting: string | undefined, publicUrl: string, firmName: string): MailAddress {
  const { hostname } = new URL(publicUrl)
  const fallback = `no-reply@${hostname.includes('.') ? hostname : 'example.com'}`
  const [given] = addressparser(setting ?? fallback, { flatten: true })
  return { name: given?.name || firmName, address: given?.address || fallback }
}
