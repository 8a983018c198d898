/**
 * The server sets this cookie at login and deletes it at logout. It grants no access: it only shows scripts that asking
 * who is logged in makes sense, so that visitors cause no refused requests.
 */
export const ADMIN_MARKER = 'admin=1'

export function hasMarker(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === ADMIN_MARKER)
}

/** True when the marker cookie is set. In the browser only. */
export function hasAdminMarker(): boolean {
  return hasMarker(document.cookie)
}
