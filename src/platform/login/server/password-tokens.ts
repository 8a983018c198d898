import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Connection } from '#platform/database/server/database.ts'
import { readOrStoreSecret } from './admins.repository.ts'

const ID_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The name of the secret that is the key of all tokens. */
export const PASSWORD_LINK_SECRET = 'password-links'

/** The key of all tokens, shared by every process; random, made at the first start. */
export function passwordLinkKeyOf(db: Connection): Promise<string> {
  return readOrStoreSecret(db, PASSWORD_LINK_SECRET, randomBytes(32).toString('base64url'))
}

/** A new id of a link, of 128 random bits. */
export function newLinkId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

/**
 * The token of a link: its id, and 128 bits of a keyed hash of it (HMAC). It is stored nowhere, and is in the mail
 * alone.
 */
export function passwordToken(key: string, linkId: string): string {
  const id = Buffer.from(linkId, 'base64url')
  return Buffer.concat([id, hashOf(key, id)]).toString('base64url')
}

/** The id of the token's link; null for a text that is no token of this installation. */
export function linkIdOf(key: string, token: string): string | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, ID_BYTES)
  return timingSafeEqual(bytes.subarray(ID_BYTES), hashOf(key, id))
    ? id.toString('base64url')
    : null
}

function hashOf(key: string, id: Uint8Array): Buffer {
  return createHmac('sha256', key).update('password/').update(id).digest().subarray(0, 16)
}
