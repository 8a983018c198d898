import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** The policy for everything that is no page: opened directly, it runs nothing and loads nothing. */
const NO_SOURCES = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
export const POLICY = 'Content-Security-Policy'
/** Header for everything that is no page. */
export const NON_PAGE_HEADERS = { [POLICY]: NO_SOURCES } as const
const TWO_YEARS = 'max-age=63072000'

/**
 * Browser features that neither a page nor a frame in it may use. Clipboard, full screen and wake lock keep their
 * default: allowed for the product's own pages only.
 */
const FORBIDDEN = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'display-capture',
]

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Headers that apply only to documents. */
const OF_DOCUMENTS = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FORBIDDEN.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
}

/** The settings that the headers depend on. */
export interface HeaderSettings {
  publicUrl: string
  /** Whether all subdomains of the site use https as well. They may belong to others who do not know this product. */
  hstsIncludeSubdomains: boolean
}

/**
 * Security headers of every answer: no guessing of types, no frames on other sites, no browser features listed above,
 * HSTS for two years where the site uses https.
 */
export function securityHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return { ...fileHeaders(settings), ...OF_DOCUMENTS }
}

/** The part of {@link securityHeaders} that applies to files that pages load. */
export function fileHeaders({
  publicUrl,
  hstsIncludeSubdomains,
}: HeaderSettings): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return EVERYWHERE
  const hsts = hstsIncludeSubdomains ? `${TWO_YEARS}; includeSubDomains` : TWO_YEARS
  return { ...EVERYWHERE, 'Strict-Transport-Security': hsts }
}

/** Sends the given headers with every answer. An answer without a policy gets one that allows nothing. */
export function sendSecurityHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      // A page with a secret in its address forbids more.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    // Headers of a 304 replace those that the browser stored with the page.
    const isPolicyKnown = c.res.headers.has(POLICY) || c.res.status === 304
    if (!isPolicyKnown) c.res.headers.set(POLICY, NO_SOURCES)
  }
}

export interface PagePolicy {
  /** Origins that a page may show in a frame, besides its own. */
  frameSources: readonly string[]
  https: boolean
}

/**
 * The Content-Security-Policy of a rendered page. Scripts run only from the product's files, or as inline scripts of
 * the renderer, allowed by their hashes. Hashes, unlike a nonce, stay valid for a cached page.
 *
 * @param scripts the code of those inline scripts. It is not taken from the page itself, which might contain others
 */
export function pagePolicy(
  scripts: readonly string[],
  { frameSources, https }: PagePolicy,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts).join(' ')}`.trim(),
    // Radix and React set style attributes and elements while the page runs; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    // A training's picture may have any https address.
    "img-src 'self' https: data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...frameSources].join(' ')}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function hashesOf(scripts: readonly string[]): string[] {
  const hashes = scripts.map((code) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}
