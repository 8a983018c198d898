import type { NodemailerError } from 'nodemailer'
import { isDiskFull } from '#platform/database/server/database-errors.ts'

/**
 * The cause of a failed attempt. `permanent`: the server refuses this mail, so another attempt is useless.
 * `configuration`: no mail can be sent until a setting is fixed. `disk full`: mails are written to files, and there is
 * no space. `temporary`: anything else; a later attempt may succeed.
 */
export interface MailFailure {
  kind: 'permanent' | 'temporary' | 'configuration' | 'disk full'
  /** The server's message where there is one. It may contain the recipient. */
  words: string
  /** For the log, without personal data: "EAUTH", "550". */
  code: string
}

/** Errors of login, certificate or sender, which concern every mail. */
const CONFIGURATION_CODES = ['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONFIG', 'EPROXY']

/** Classifies the error of an attempt (RFC 5321, 4.2.1: after 4yz another attempt is useful, after 5yz it is not). */
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
  // A server that refuses the sender or the connection refuses all mails, until MAIL_FROM or SMTP_URL is changed.
  return command === 'RCPT TO' || command === 'DATA' ? 'permanent' : 'configuration'
}
