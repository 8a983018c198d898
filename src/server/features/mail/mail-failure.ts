import type { NodemailerError } from 'nodemailer'
import { isDiskFull } from '../../database/database-errors.ts'

/**
 * What a failed attempt means. `permanent`: the server will not take this mail, whoever asks again. `configuration`:
 * no mail at all will go out until somebody mends a setting. `disk full`: mails are files here, and there is no room for
 * them. `temporary`: anything else; later it may work.
 */
export interface MailFailure {
  kind: 'permanent' | 'temporary' | 'configuration' | 'disk full'
  /** The server's own words where it gave any. They may name the recipient. */
  words: string
  /** For the log, which names nobody: "EAUTH", "550". */
  code: string
}

/** Login, certificate, sender: what is refused whatever the mail and whoever its recipient. */
const CONFIGURATION_CODES = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONFIG', 'EPROXY']

/** Tells apart what the attempt to send a mail ran into (RFC 5321, 4.2.1: 4yz is worth another attempt, 5yz is not). */
export function understandFailure(error: unknown): MailFailure {
  const { code, command, response, responseCode, permanent, message } = error as NodemailerError
  return {
    kind: isDiskFull(error) ? 'disk full' : kindOf(code ?? '', command ?? '', permanent === true),
    words: response ?? message ?? String(error),
    code: String(responseCode ?? code ?? 'unknown'),
  }
}

function kindOf(code: string, command: string, refused: boolean): MailFailure['kind'] {
  if (CONFIGURATION_CODES.includes(code)) return 'configuration'
  if (code === 'EENVELOPE' && command === 'API') return 'permanent'
  if (!refused) return 'temporary'
  // A server that refuses the sender or the connection refuses all mails, until MAIL_FROM or SMTP_URL is another.
  return command === 'RCPT TO' || command === 'DATA' ? 'permanent' : 'configuration'
}
