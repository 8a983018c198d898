/** Anything would do: it only stands in for our own origin. */
const BASE = 'https://own.invalid'

/**
 * The page to open after the login, from `?weiter=`: a path of this site, or `null` for everything else. Whoever
 * sends an admin a link to the login must not choose the foreign page that follows it.
 */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, BASE)) {
    return null
  }
  const { origin, pathname, search, hash } = new URL(wanted, BASE)
  if (origin !== BASE || pathname.startsWith('//')) return null
  if (pathname === '/admin/login' || pathname.startsWith('/api/')) return null
  return pathname + search + hash
}
