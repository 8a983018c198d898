import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'

/**
 * Tells the browser's own code that asking who is logged in is worth a request, and shared caches that this is no visitor
 * (see {@link hasMarker}). It grants nothing: visitors without it simply cause no 401.
 */
const MARKER_COOKIE = 'admin'
const MARKED = new RegExp(`(?:^|; ?)${MARKER_COOKIE}=1(?:;|$)`)

/** Sets the cookies of a session that was opened or is in use, and the marker for as long as they last. */
export function keepSession(c: Context, sessionHeaders: Headers): void {
  const cookies = sessionHeaders.getSetCookie()
  if (cookies.length === 0) return
  passCookies(c, sessionHeaders)
  // Of several it is the session's that lasts; others are taken away.
  const maxAge = Math.max(
    ...cookies.map((cookie) => Number(/max-age=(\d+)/i.exec(cookie)?.[1] ?? 0)),
  )
  const secure = cookies.some((cookie) => /; secure(;|$)/i.test(cookie))
  const options = { sameSite: 'Lax', path: '/', secure, ...(maxAge ? { maxAge } : {}) } as const
  setCookie(c, MARKER_COOKIE, '1', options)
}

/** Whether an administrator is logged in in the browser that sends these cookies, as far as it says. */
export function hasMarker(cookies: string | undefined): boolean {
  return cookies !== undefined && MARKED.test(cookies)
}

/** Removes the cookies of a session that has ended, and the marker. */
export function dropSession(c: Context, sessionHeaders = new Headers()): void {
  passCookies(c, sessionHeaders)
  deleteCookie(c, MARKER_COOKIE, { path: '/' })
}

/** Sets cookies that are no session's. */
export function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
}
