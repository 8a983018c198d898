import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../../config.ts'

export interface OutgoingMail {
  id: string
  recipient: string
  subject: string
  textBody: string
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
  /** Removes the copies that it keeps of mails that were sent, where it keeps any. */
  forget(ids: string[]): Promise<void>
  close(): void
  /** For the operator: where mails go. */
  description: string
}

/** Sends through SMTP_URL; where there is none, every mail becomes a readable .eml file in DATA_DIR/mail. */
export function createMailTransport({ mail: settings, dataDir, publicUrl }: Config): MailTransport {
  const host = new URL(publicUrl).hostname
  const from = settings.from ?? `no-reply@${host.includes('.') ? host : 'example.com'}`
  // One and the same Message-ID at every attempt lets mail programs recognise a mail that was sent twice.
  const message = (mail: OutgoingMail) => ({
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.textBody,
    messageId: `<${mail.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  return settings.smtpUrl
    ? throughSmtp(settings.smtpUrl, message)
    : intoFolder(path.join(dataDir, 'mail'), message)
}

type ToMessage = (mail: OutgoingMail) => SendMailOptions

function throughSmtp(url: string, toMessage: ToMessage): MailTransport {
  const transport = createTransport({ url, pool: true })
  return {
    description: new URL(url).host,
    async send(mail) {
      await transport.sendMail(toMessage(mail))
    },
    forget: async () => undefined,
    close: () => transport.close(),
  }
}

function intoFolder(folder: string, toMessage: ToMessage): MailTransport {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  })
  const fileOf = (id: string) => path.join(folder, `${id}.eml`)
  return {
    description: folder,
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail))
      await mkdir(folder, { recursive: true })
      const file = fileOf(mail.id)
      await writeFile(`${file}.part`, message as Buffer)
      await rename(`${file}.part`, file)
    },
    async forget(ids) {
      for (const id of ids) await rm(fileOf(id), { force: true })
    },
    close: () => transport.close(),
  }
}
