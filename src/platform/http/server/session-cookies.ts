import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'

/**
 * Marks a browser in which an administrator is logged in: its scripts then request the session, and shared caches are
 * bypassed (see {@link hasMarker}). It grants no rights. Without it no session is requested, so visitors cause no 401.
 */
const MARKER_COOKIE = 'admin'
const MARKED = new RegExp(`(?:^|; ?)${MARKER_COOKIE}=1(?:;|$)`)

/** Sets the cookies of a session that was opened or is in use, and the marker cookie with the same lifetime. */
export function storeSession(c: Context, sessionHeaders: Headers): void {
  const cookies = sessionHeaders.getSetCookie()
  if (cookies.length === 0) return
  passCookies(c, sessionHeaders)
  // The largest lifetime is that of the session cookie; other cookies are being deleted.
  const maxAge = Math.max(
    ...cookies.map((cookie) => Number(/max-age=(\d+)/i.exec(cookie)?.[1] ?? 0)),
  )
  const secure = cookies.some((cookie) => /; secure(;|$)/i.test(cookie))
  const options = { sameSite: 'Lax', path: '/', secure, ...(maxAge ? { maxAge } : {}) } as const
  setCookie(c, MARKER_COOKIE, '1', options)
}

/** Whether these cookies mark an administrator's browser. Not verified. */
export function hasMarker(cookies: string | undefined): boolean {
  return cookies !== undefined && MARKED.test(cookies)
}

/** Removes the cookies of a session that has ended, and the marker cookie. */
export function clearSession(c: Context, sessionHeaders = new Headers()): void {
  passCookies(c, sessionHeaders)
  deleteCookie(c, MARKER_COOKIE, { path: '/' })
}

/** Copies the cookies in these headers to the answer, without the marker cookie. */
export function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
