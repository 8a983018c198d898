import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '../../config.ts'

export interface MailAddress {
  name: string
  address: string
}

/** What every mail says of the firm. The composition root takes it from the site's content. */
export interface MailFirm {
  name: string
  legalName: string
  /** The postal address in lines. */
  addressLines: string[]
  phone: string
  email: string
  /** Said beside every price. */
  vatNote: string
  /** Paths on the site. */
  imprintPath: string
  privacyPath: string
}

/** How mails look from outside: who sends them, where answers go, whose they are. */
export interface MailSettings {
  /** Without a slash at its end. */
  publicUrl: string
  from: MailAddress
  /** Where answers go; to the sender where neither MAIL_REPLY_TO nor MAIL_STAFF is set. */
  replyTo: string | undefined
  firm: MailFirm
}

export function mailSettings({ publicUrl, mail }: Config, firm: MailFirm): MailSettings {
  return { publicUrl, from: sender(mail.from, publicUrl, firm.name), replyTo: mail.replyTo, firm }
}

function sender(setting: string | undefined, publicUrl: string, firmName: string): MailAddress {
  const { hostname } = new URL(publicUrl)
  const fallback = `no-reply@${hostname.includes('.') ? hostname : 'example.com'}`
  const [given] = addressparser(setting ?? fallback, { flatten: true })
  return { name: given?.name || firmName, address: given?.address || fallback }
}
