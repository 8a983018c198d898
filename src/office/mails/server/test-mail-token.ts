import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config/server/config.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'

const SECONDS_BYTES = 6
const HASH_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{30}$/

/**
 * What sends mails: the mail server, and the sender's address. A test mail counts only while they are the same.
 *
 * @param key of the tokens in mails to staff; the hash does not tell the password in SMTP_URL to whoever lacks it
 * @returns a keyed hash, which may be stored
 */
export function senderHash(
  key: string,
  { mail }: Pick<Config, 'mail'>,
  { from }: Pick<MailSettings, 'from'>,
): string {
  const sender = JSON.stringify([mail.smtpUrl ?? null, from.address])
  return createHmac('sha256', key).update('sender/').update(sender).digest('base64url')
}

/**
 * The token of a test mail: when it was requested, and 128 bits of a keyed hash of that and of what sends it.
 *
 * @param requestedAt an instant as ISO text
 */
export function testMailToken(key: string, sender: string, requestedAt: string): string {
  const seconds = Buffer.alloc(SECONDS_BYTES)
  seconds.writeUIntBE(Math.floor(Date.parse(requestedAt) / 1000), 0, SECONDS_BYTES)
  return Buffer.concat([seconds, hashOf(key, sender, seconds)]).toString('base64url')
}

/** When the mail of a token was requested; null for a text that is no token of a mail with this sender. */
export function requestedAtOf(key: string, sender: string, token: string): Date | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== SECONDS_BYTES + HASH_BYTES) return null
  const seconds = bytes.subarray(0, SECONDS_BYTES)
  if (!timingSafeEqual(bytes.subarray(SECONDS_BYTES), hashOf(key, sender, seconds))) return null
  return new Date(seconds.readUIntBE(0, SECONDS_BYTES) * 1000)
}

function hashOf(key: string, sender: string, seconds: Uint8Array): Buffer {
  const hash = createHmac('sha256', key).update('test-mail/').update(seconds).update(sender)
  return hash.digest().subarray(0, HASH_BYTES)
}
