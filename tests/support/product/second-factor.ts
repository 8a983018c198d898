import { createHmac } from 'node:crypto'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { TestProduct } from './test-product.ts'
import { ADMIN, cookiesOf } from './test-settings.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/**
 * The code that an authenticator app shows (RFC 6238). Implemented independently, so that the product's implementation
 * is not tested against itself.
 *
 * @param secret in base32, as the app receives it
 * @param steps how many steps of 30 seconds its clock is ahead; the product accepts one in either direction
 */
export function appCode(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const mac = createHmac('sha1', Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** A code of the app that counts as unused: the record of used codes is deleted, as if minutes had passed. */
export async function nextAppCode(product: TestProduct, secret: string): Promise<string> {
  await product.pool.query(`delete from rate_limits where key like 'used-code:%'`)
  return appCode(secret)
}

/** Enables the administrator's second factor. */
export async function switchSecondFactorOn(product: TestProduct, session: { cookie: string }) {
  const begun = await product.send<{ uri: string; secret: string }>(
    'POST',
    '/api/admin/second-factor/begin',
    { password: ADMIN.password },
    session,
  )
  const { secret, uri } = begun.body
  const code = await nextAppCode(product, secret)
  const confirmed = await product.send<{ recoveryCodes: string[] }>(
    'POST',
    '/api/admin/second-factor/confirm',
    { code },
    session,
  )
  return {
    uri,
    secret,
    recoveryCodes: confirmed.body.recoveryCodes,
    status: confirmed.status,
    /** The session has a new cookie. */
    session: { cookie: cookiesOf(confirmed.headers) },
  }
}

/** Logs in, in two steps: with the password, and with a code. */
export async function logInWithCode(product: TestProduct, code: string, password = ADMIN.password) {
  const first = await product.send('POST', '/api/admin/login', { email: ADMIN.email, password })
  const cookie = cookiesOf(first.headers)
  return product.send<Problem & { mustChangePassword: boolean }>(
    'POST',
    '/api/admin/login/code',
    { code },
    { cookie },
  )
}
