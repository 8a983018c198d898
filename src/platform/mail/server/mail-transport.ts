import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/basics/server/private-files.ts'
import type { Config } from '#platform/config/server/config.ts'
import type { ComposedMail } from './compose-mail.ts'
import type { MailSettings } from './mail-settings.ts'

export interface OutgoingMail {
  id: string
  recipient: string
  /** The same at every attempt, so that mail programs recognise a mail that was sent twice. */
  messageId: string
  date: Date
  content: ComposedMail
  /** The files of the content, read. */
  files?: readonly { fileName: string; contentType: string; bytes: Buffer | string }[]
}

export interface MailTransport {
  /**
   * Sends a mail and returns the server's response.
   *
   * @param signal aborts the attempt
   * @throws NodemailerError, see `understandFailure`
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string>
  /** Removes the transport's copies of sent mails, where there are any. */
  deleteFiles(ids: string[]): Promise<void>
  close(): void
  /** Where mails are sent to, for the operator. */
  description: string
}

/** Most connections to the mail server; equal to the number of mails sent at once. */
const CONNECTIONS = 4
const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  idleTimeout: 30_000,
}

/** Sends through SMTP_URL; without it, writes every mail as a readable .eml file into DATA_DIR/mail. */
export function createMailTransport(config: Config, settings: MailSettings): MailTransport {
  return config.mail.smtpUrl
    ? throughSmtp(config.mail.smtpUrl, settings)
    : intoFolder(path.join(config.dataDir, 'mail'), settings)
}

function throughSmtp(url: string, settings: MailSettings): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    ...TIMEOUTS_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    description: new URL(url).host,
    async send(mail, signal) {
      const { response } = await transport.sendMail({ ...toMessage(mail, settings), signal })
      return response
    },
    deleteFiles: async () => undefined,
    close: () => transport.close(),
  }
}

function intoFolder(folder: string, settings: MailSettings): MailTransport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  const fileOf = (id: string) => path.join(folder, `${id}.eml`)
  return {
    description: `${folder}, as .eml files (set SMTP_URL to send them)`,
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, settings))
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      const file = fileOf(mail.id)
      const part = `${file}.part`
      try {
        await writeFile(part, message as Buffer, { mode: PRIVATE_FILE })
        await rename(part, file)
      } catch (error) {
        // When the disk is full, a partial file would only take space.
        await rm(part, { force: true })
        throw error
      }
      return `Als Datei abgelegt: ${file}`
    },
    async deleteFiles(ids) {
      for (const id of ids) await rm(fileOf(id), { force: true })
    },
    close: () => transport.close(),
  }
}

/**
 * Without List-Unsubscribe: every mail, even a reminder, belongs to a booking of its recipient, so there is no list to
 * unsubscribe from.
 */
function toMessage(mail: OutgoingMail, settings: MailSettings): SendMailOptions {
  const { subject, html, text, attachments } = mail.content
  const [first, ...others] = attachments
  const { files = [] } = mail
  return {
    from: settings.from,
    ...(settings.replyTo
      ? { replyTo: { name: settings.firm.name, address: settings.replyTo } }
      : {}),
    // As an object, so that the address is never parsed as a list of several.
    to: { name: '', address: mail.recipient },
    subject,
    text,
    html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The first entry is also an alternative to the text, where mail programs look for an invitation.
    ...(first
      ? { icalEvent: { method: first.method, filename: first.fileName, content: first.content } }
      : {}),
    attachments: [
      ...files.map(({ fileName, contentType, bytes }) => ({
        filename: fileName,
        contentType,
        content: bytes,
      })),
      ...others.map(({ fileName, method, content }) => ({
        filename: fileName,
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content,
      })),
    ],
  }
}
