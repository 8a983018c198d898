import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An answer other than "250", with its code. */
export class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, words: string) {
    super(words)
    this.responseCode = responseCode
  }
}

/** A mail that the server accepted, or refused after its content was sent. */
export interface ReceivedMail {
  /** The recipient in the envelope. */
  recipient: string
  parsed: ParsedMail
}

type Verdict = Refusal | undefined | Promise<Refusal | undefined>

interface MailServerOptions {
  port?: number
  login?: { user: string; password: string }
  /** The answer to a sender, before the rest of a mail. */
  onSender?: (address: string) => Verdict
  /** The answer to a recipient, before the content. */
  onRecipient?: (address: string) => Verdict
  /** The answer to a mail's content. The mail counts as taken once the answer is decided and is no refusal. */
  onMail?: (mail: ReceivedMail) => Verdict
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real mail server on this machine, which stores what it accepts. */
export async function startMailServer(options: MailServerOptions = {}) {
  const { login, onSender, onRecipient, onMail } = options
  const taken: ReceivedMail[] = []
  const server = new SMTPServer({
    ...(login ? { authOptional: false, allowInsecureAuth: true } : { authOptional: true }),
    // Senders keep their connections open; there is no reason to wait for them at the end.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    onAuth({ username, password }, _session, done) {
      const known = username === login?.user && password === login?.password
      done(known ? null : new Refusal(535, '5.7.8 Authentication failed'), { user: username ?? '' })
    },
    onMailFrom: async ({ address }, _session, done) => {
      done(await onSender?.(address))
    },
    onRcptTo: async ({ address }, _session, done) => {
      done(await onRecipient?.(address))
    },
    onData: async (stream, session, done) => {
      const parsed = await simpleParser(stream)
      const mail = { recipient: session.envelope.rcptTo[0]?.address ?? '', parsed }
      const refusal = await onMail?.(mail)
      if (!refusal) taken.push(mail)
      done(refusal)
    },
  } satisfies SMTPServerOptions)
  // Some tests kill the sender in the middle of a mail.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  const credentials = login ? `${login.user}:${login.password}@` : ''
  return {
    port,
    url: `smtp://${credentials}127.0.0.1:${port}`,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The addresses in a header of a parsed mail. */
export function addressesOf(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''))
}
