import { Hono } from 'hono'
import type { StaffPage } from '#office/page-texts/domain/staff-page.ts'
import { POLICY } from '#platform/http/server/security-headers.ts'
import { hasMarker, passCookies } from '#platform/http/server/session-cookies.ts'
import type { RenderPage } from '#platform/rendering/server/page-parts.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import { markText } from '#site/pages/domain/text-marks.ts'
import { PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

interface PageEditorParts {
  render: RenderPage
  publicUrl: string
  /** Content-Security-Policy of pages. */
  policy: () => string
  /** Reads the API with the cookies of a request, or as a visitor. */
  read: (path: string, init?: RequestInit) => Promise<Response>
}

const ALL_PAGES = '/admin/dashboard?ansicht=cms'
/** What several pages show, such as header and footer. */
const SHARED = Object.keys(PAGE_SCHEMAS).filter((page) => !Object.hasOwn(PAGES, page))

/**
 * Serves the pages of the website as staff edit them: with drafts, and with marks by which the editor finds the text of
 * what is clicked. Visitors are sent to the login.
 */
export function pageEditorRoutes(parts: PageEditorParts) {
  const { render, publicUrl, policy, read } = parts
  return new Hono().get('/bearbeiten/:page/:language', async (c, next) => {
    const { page } = c.req.param()
    const language = LANGUAGES.find((one) => one === c.req.param('language'))
    if (!language || !Object.hasOwn(PAGES, page)) return next()
    const cookie = c.req.header('cookie')
    if (!cookie || !hasMarker(cookie)) return c.redirect(loginFor(c.req.path))
    const answers = await Promise.all(
      [page, ...SHARED].map((one) =>
        read(`/api/admin/pages/${one}/${language}`, { headers: { cookie } }),
      ),
    )
    if (answers.some(({ status }) => status === 401)) return c.redirect(loginFor(c.req.path))
    // The administration says why not.
    if (answers.some(({ status }) => status === 403)) return c.redirect(ALL_PAGES)
    // Those of a session in use are extended.
    const [first] = answers
    if (first) passCookies(c, first.headers)
    const { content, places } = markedContent(
      await Promise.all(answers.map((answer) => answer.json() as Promise<StaffPage>)),
    )
    const { html, status } = await render(
      new Request(new URL(PAGES[page as PageKey][language], publicUrl)),
      async (path, init) =>
        path === '/api/cms/content' ? Response.json(content) : read(path, init),
      { page, language, places },
    )
    c.header(POLICY, policy())
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    return c.html(html.join(''), status as 200)
  })
}

function loginFor(path: string): string {
  return `/admin/login?${new URLSearchParams({ weiter: path })}`
}

/** What staff see of the pages, as `GET /api/cms/content` gives it, with a mark at the end of each text that is shown. */
function markedContent(pages: readonly StaffPage[]) {
  const places: { page: string; key: string }[] = []
  const content = pages.flatMap(({ page, language, texts }) =>
    texts.map(({ key, kind, draft, published, sample }) => {
      const text = draft?.content ?? published?.content ?? sample ?? ''
      const isShown = (kind === 'line' || kind === 'paragraph') && !key.startsWith('seo.')
      if (isShown) places.push({ page, key })
      return {
        section: `${page}.${language}`,
        key,
        contentType: 'text',
        content: isShown ? markText(text, places.length - 1) : text,
        version: 0,
      }
    }),
  )
  return { content, places }
}
