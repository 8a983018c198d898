import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Auth } from './auth.ts'
import { findCookie } from './request-cookies.ts'

/*
 * A device on which an administrator once logged in keeps a cookie that says so. It gives no access. Wrong passwords
 * from a known device are counted by themselves, so nobody who tries passwords elsewhere can lock its owner out.
 */

const ID_BYTES = 16
/** In seconds: the longest that browsers keep a cookie. Each login sets it again. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/**
 * The id of the device that sent these request headers.
 *
 * @returns null for a device on which nobody has logged in to that account
 */
export function knownDevice(auth: Auth, headers: Headers, email: string): string | null {
  const cookie = findCookie(headers, cookieName(auth))?.split('=')[1] ?? ''
  const [id = '', signature = ''] = cookie.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(auth, id, email))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

/**
 * The headers that make the device one on which that account has logged in.
 *
 * @param headers the request's headers; the id that they bring for the account stays
 */
export function rememberDevice(auth: Auth, headers: Headers, email: string): Headers {
  const id = knownDevice(auth, headers, email) ?? randomBytes(ID_BYTES).toString('base64url')
  const { secure } = auth.options.advanced.defaultCookieAttributes
  const parts = [
    `${cookieName(auth)}=${id}.${signatureOf(auth, id, email)}`,
    `Max-Age=${KEPT_SECONDS}`,
    'Path=/',
    'HttpOnly',
    ...(secure ? ['Secure'] : []),
    'SameSite=Lax',
  ]
  return new Headers({ 'Set-Cookie': parts.join('; ') })
}

function cookieName(auth: Auth): string {
  return `${auth.options.advanced.cookiePrefix}.device`
}

function signatureOf(auth: Auth, id: string, email: string): string {
  const hmac = createHmac('sha256', auth.options.secret)
  hmac.update(JSON.stringify(['admin-device', id, email.toLowerCase()]))
  return hmac.digest().subarray(0, ID_BYTES).toString('base64url')
}
