import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What the server answers instead of "250", with its code. */
export class Refusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, words: string) {
    super(words)
    this.responseCode = responseCode
  }
}

/** A mail that the server took, or refused after it had been sent over. */
export interface ReceivedMail {
  /** To whom the envelope says. */
  recipient: string
  parsed: ParsedMail
}

type Verdict = Refusal | undefined | Promise<Refusal | undefined>

interface MailServerOptions {
  port?: number
  login?: { user: string; password: string }
  /** What to answer to a sender, before anything else of a mail. */
  onSender?: (address: string) => Verdict
  /** What to answer to a recipient, before the mail is sent over. */
  onRecipient?: (address: string) => Verdict
  /** What to answer to a mail that was sent over. It counts as taken once the answer is there and is no refusal. */
  onMail?: (mail: ReceivedMail) => Verdict
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real mail server on this machine that keeps what it takes. */
export async function startMailServer(options: MailServerOptions = {}) {
  const { login, onSender, onRecipient, onMail } = options
  const taken: ReceivedMail[] = []
  const server = new SMTPServer({
    ...(login ? { authOptional: false, allowInsecureAuth: true } : { authOptional: true }),
    // Senders keep their connections open; nothing is gained by waiting for them at the end.
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
  // A sender that is killed in the middle of a mail is what some tests are about.
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
