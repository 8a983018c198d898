import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Connection } from '#platform/database/server/database.ts'
import { readOrStoreSecret } from '#platform/login/server/admins.repository.ts'

const ID_BYTES = 16
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** The name of the secret that is the key of all tokens. */
export const WAITING_LINK_SECRET = 'waiting-list'

/** The key of all tokens, shared by every process; random, made at the first start. */
export function waitingListKeyOf(db: Connection): Promise<string> {
  return readOrStoreSecret(db, WAITING_LINK_SECRET, randomBytes(32).toString('base64url'))
}

/**
 * The token of an entry: its id, and 128 bits of a keyed hash of it (HMAC). It is stored nowhere. Whoever has no mail
 * with it would have to guess the hash.
 *
 * @param key random, of the installation
 */
export function tokenOf(key: string, entryId: string): string {
  const id = Buffer.from(entryId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, hashOf(key, id)]).toString('base64url')
}

/** The id of the token's entry; null for a text that is no token of this installation. */
export function readToken(key: string, token: string): string | null {
  if (!TOKEN.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), hashOf(key, id))) return null
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function hashOf(key: string, id: Uint8Array): Buffer {
  return createHmac('sha256', key).update('waiting-list/').update(id).digest().subarray(0, 16)
}
