import { readFileSync } from 'node:fs'
import type { MiddlewareHandler } from 'hono'
import type { Manifest } from 'vite'
import { POLICY } from '#platform/http/server/security-headers.ts'
import { hasMarker, passCookies } from '#platform/http/server/session-cookies.ts'
import type { Me } from '#platform/login/domain/admin.ts'
import { iconLinks } from '#platform/rendering/web/icon-links.ts'
import { firmElement } from '#site/frame/web/firm-element.ts'
import { look, themeColor } from '#site/look/web/look.ts'
import { firm } from '#site/pages/web/firm.ts'
import { sessionElement } from '../web/admin/served-session.ts'
import { chunksOf } from './page-assets.ts'

const ENTRY = 'src/app/web/admin/admin-entry.tsx'

const ROUTES = '../web/admin/routes/'
/** The addresses of the screens. The first request computes them: benches import this file without Vite's `glob`. */
let screens: readonly RegExp[] | undefined

interface AdminDocumentParts {
  /** The elements that load its styles and scripts. */
  assets: string
  /** Its Content-Security-Policy. */
  policy: () => string
  /** Reads the API with the cookies of a request. */
  read: (path: string, cookie: string) => Promise<Response>
}

/**
 * Answers the addresses of the administration's screens with a document that loads the application and says who is
 * logged in. Other addresses are left to the pages.
 */
export function answerAdminDocument(parts: AdminDocumentParts): MiddlewareHandler {
  return async (c, next) => {
    screens ??= Object.keys(import.meta.glob('../web/admin/routes/**/*.tsx')).map(patternOf)
    if (!screens.some((pattern) => pattern.test(c.req.path))) return next()
    const cookie = c.req.header('cookie')
    // Without the marker nobody is logged in. Where the answer is no, the application asks itself and says why.
    const answer =
      cookie && hasMarker(cookie) ? await parts.read('/api/admin/me', cookie) : undefined
    const me: Me | null = answer?.ok ? await answer.json() : null
    // Those of a session in use are extended.
    if (me && answer) passCookies(c, answer.headers)
    c.header(POLICY, parts.policy())
    c.header('Cache-Control', 'no-store')
    return c.html(documentOf(parts.assets, me))
  }
}

/** The addresses of a file of a route: those of "_authenticated/admin.termine_.$id.tsx" are /admin/termine/ID. */
function patternOf(file: string): RegExp {
  const segments = file
    .slice(ROUTES.length, -'.tsx'.length)
    .split(/[./]/)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : segment.replace(/_$/, '')))
  return new RegExp(`^/${segments.join('/')}/?$`)
}

function documentOf(assets: string, me: Me | null): string {
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Administration | ${escapedText(firm().name)}</title>
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="${themeColor()}">
${iconElements()}
${look().fontFiles.map(preloadedFont).join('\n')}
${assets}${look().style}
</head>
<body>
<noscript><p class="wrap py-10">Die Verwaltung braucht JavaScript. Bitte schalten Sie es ein, und laden Sie die Seite neu.</p></noscript>
<div id="root"></div>
${sessionElement(me)}
${firmElement(firm())}
</body>
</html>
`
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function preloadedFont(file: string): string {
  return `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`
}

function iconElements(): string {
  return iconLinks()
    .map((link) => Object.entries(link).map(([name, value]) => `${name}="${value}"`))
    .map((attributes) => `<link ${attributes.join(' ')}>`)
    .join('\n')
}

/**
 * The elements that load the built styles and scripts.
 *
 * @param manifestFile the build's manifest
 * @throws where it does not name the application
 */
export function readAdminAssets(manifestFile: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const [entry, ...imported] = chunksOf(manifest, ENTRY)
  if (!entry)
    throw new Error(
      `The build's manifest ${manifestFile} does not name ${ENTRY}. Build the product again.`,
    )
  const sheets = [entry, ...imported].flatMap(({ css = [] }) => css)
  return [
    ...sheets.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
    ...imported.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n')
}
