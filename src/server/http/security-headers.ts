import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/** For everything that is no page: opened by itself it runs nothing and loads nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
export const POLICY = 'Content-Security-Policy'
/** What goes with everything that is no page. */
export const FOR_NO_PAGE = { [POLICY]: NOTHING } as const
const TWO_YEARS = 'max-age=63072000'

/** What neither a page nor a frame in it may use. Clipboard, whole screen and wake lock are for our own pages by default. */
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

/** Means something only to what a browser opens. */
const OF_DOCUMENTS = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': FORBIDDEN.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
}

/** The settings that the headers follow. */
export interface HeaderSettings {
  publicUrl: string
  /** Whether the subdomains of the site are https as well. They may be of others who know nothing of this product. */
  hstsIncludeSubdomains: boolean
}

/**
 * What browsers are told to keep us safe with every answer: no guessing of types, no frames on other sites, no devices
 * but those above, https for two years where the site has it.
 */
export function securityHeaders(settings: HeaderSettings): Readonly<Record<string, string>> {
  return { ...fileHeaders(settings), ...OF_DOCUMENTS }
}

/** The part of {@link securityHeaders} that means something to files that pages load. */
export function fileHeaders({
  publicUrl,
  hstsIncludeSubdomains,
}: HeaderSettings): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return EVERYWHERE
  const hsts = hstsIncludeSubdomains ? `${TWO_YEARS}; includeSubDomains` : TWO_YEARS
  return { ...EVERYWHERE, 'Strict-Transport-Security': hsts }
}

/** Sends the given headers with every answer, and lets what has no policy of its own do nothing. */
export function sendSecurityHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    // What comes with the word that a page is unchanged takes the place of what came with the page.
    const isPolicyKnown = c.res.headers.has(POLICY) || c.res.status === 304
    if (!isPolicyKnown) c.res.headers.set(POLICY, NOTHING)
  }
}

export interface PagePolicy {
  /** Origins that a page may show in a frame, besides our own. */
  frameSources: readonly string[]
  https: boolean
}

/**
 * The Content-Security-Policy of a rendered page. Scripts run only from files of ours, or as one of the inline scripts
 * that the renderer put there, allowed by its hash: the policy of a page that is kept stays true with it.
 *
 * @param scripts the code of those inline scripts. Nothing is taken from the page itself, which might hold others
 */
export function pagePolicy(
  scripts: readonly string[],
  { frameSources, https }: PagePolicy,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts).join(' ')}`.trim(),
    // Radix and React set style attributes and elements while the page runs; styles run nothing.
    "style-src 'self' 'unsafe-inline'",
    // A training's picture may be of any https address.
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
