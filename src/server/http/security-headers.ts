import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** For everything that is no page: opened by itself it runs nothing and loads nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
const POLICY = 'Content-Security-Policy'
const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/**
 * What browsers are told to keep us safe with every answer: no guessing of types, no frames on other sites, no devices
 * but the screen that a meeting keeps awake, https for two years where the site has it.
 */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const https = publicUrl.startsWith('https:')
  const common = secureHeaders({
    strictTransportSecurity: https && TWO_YEARS,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      serial: [],
      displayCapture: [],
      clipboardWrite: ['self'],
      screenWakeLock: ['self'],
      fullscreen: ['self'],
    },
  })
  return async (c, next) => {
    await common(c, next)
    if (!c.res.headers.has(POLICY)) c.res.headers.set(POLICY, NOTHING)
  }
}

interface PagePolicy {
  /** Origins that a page may show in a frame, besides our own. */
  frameSources: readonly string[]
  https: boolean
}

/**
 * A rendered page with its Content-Security-Policy. Scripts run only from files of ours, or as one of the inline
 * scripts that the page was rendered with, allowed by its hash: the policy of a page that is kept stays true with it.
 */
export async function withPagePolicy(page: Response, options: PagePolicy): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  const html = await page.text()
  const answer = new Response(html, page)
  answer.headers.set(POLICY, pagePolicy(html, options))
  return answer
}

function pagePolicy(html: string, { frameSources, https }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
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

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g

/** Scripts of another type than JavaScript are data, and need no permission. */
function inlineScriptHashes(html: string): string[] {
  const codes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', code]) => code && !/\ssrc=|ld\+json/.test(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(codes)].map((hash) => `'sha256-${hash}'`)
}
