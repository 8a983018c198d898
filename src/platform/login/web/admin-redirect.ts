/** Placeholder for the product's own origin; any URL would do. */
const BASE = 'https://own.invalid'

/**
 * The page to open after the login, from `?weiter=`: a path of this site, or `null` for everything else. Otherwise a
 * prepared link to the login could lead an administrator to a foreign page (open redirect).
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
