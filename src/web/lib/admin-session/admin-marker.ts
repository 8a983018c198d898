/**
 * The server sets this cookie at login and takes it away at logout. It opens nothing: it only tells scripts that
 * asking who is logged in makes sense, so that visitors cause no refused calls.
 */
export const ADMIN_MARKER = 'admin=1'

export function hasMarker(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === ADMIN_MARKER)
}

/** In the browser only. */
export function isMarkedAsAdmin(): boolean {
  return hasMarker(document.cookie)
}
