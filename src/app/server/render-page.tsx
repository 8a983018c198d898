import type { Logger } from 'pino'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import PageEditor from '#office/page-texts/web/page-editor.island.tsx'
import { ApiError, readFor } from '#platform/design/web/api.ts'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { type OverviewText, sectionText } from '#platform/editing/web/content-text.ts'
import { EDITED_PAGE_ID, type EditedPage } from '#platform/rendering/domain/edited-page.ts'
import type { RenderedPage, RenderPage } from '#platform/rendering/server/page-parts.ts'
import { Document } from '#platform/rendering/web/document.tsx'
import { Island, IslandsOfPage } from '#platform/rendering/web/island.tsx'
import { languageOf } from '#platform/rendering/web/language.ts'
import type { Area, ReadApi, Visit } from '#platform/rendering/web/page.ts'
import { parametersOf } from '#platform/rendering/web/page-address.ts'
import type { FoundPage } from '#platform/rendering/web/page-finder.ts'
import { NOT_FOUND_HEAD, type PageHead } from '#platform/rendering/web/page-head.ts'
import { ErrorScreen, errorHead } from '#site/frame/web/error-screen.tsx'
import { firmElement } from '#site/frame/web/firm-element.ts'
import { PagePath } from '#site/frame/web/page-link.tsx'
import { NotFoundPage } from '#site/frame/web/page-not-found.tsx'
import { ShopTextsOfPage, SiteTextsOfPage } from '#site/frame/web/site-texts-for.ts'
import { PageSkipLink } from '#site/frame/web/skip-link.tsx'
import { look } from '#site/look/web/look.ts'
import { SITE_TEXTS, type SiteTexts } from '#site/pages/domain/site-texts.ts'
import { firm, islandFirmOf } from '#site/pages/web/firm.ts'
import { pageTexts, sampleTexts } from '#site/pages/web/load-page-texts.ts'
import type { PageAssets } from './page-assets.ts'
import { findPage, isPersonal, withoutSlash } from './page-parameters.ts'

/** Value of Retry-After for a page that cannot be shown because a service cannot be reached, in seconds. */
const RETRY_AFTER = 5

const ISLANDS = new Map(
  Object.entries(
    import.meta.glob<ComponentType<never>>('/src/**/*.island.tsx', {
      eager: true,
      import: 'default',
    }),
  ).map(([file, part]) => [part, file.replace(/^.*\/(.+)\.island\.tsx$/, '$1')]),
)

interface Content {
  status: number
  head: PageHead
  content: ReactNode
  area: Area
  /** Whether scripts run: an error page has a link to continue with, and needs none. */
  hasScripts: boolean
}

interface RendererParts {
  assets: PageAssets
  publicUrl: string
  log: Pick<Logger, 'error'>
}

/** Creates the renderer of public pages. A page that cannot be shown is answered with 500, or 503 where it soon can. */
export function pageRenderer({ assets, publicUrl, log }: RendererParts): RenderPage {
  return async (request, fetch, editing) => {
    const { pathname: path, search } = new URL(request.url)
    const target = withoutSlash(path)
    if (target !== path && findPage(target)) return redirect(target + search)
    const read: ReadApi = (address, ...options) => readFor(fetch, address, ...options)
    const language = languageOf(path)
    try {
      const [content, stored] = await Promise.all([
        contentOf(findPage(path), { path, search, publicUrl, read }),
        read('/api/cms/content'),
      ])
      const site = pageTexts(SITE_TEXTS, { page: 'site', language }, stored)
      const fetchesAhead = !editing && !isPersonal(path, search)
      const shop = sectionText(stored, TRAININGS_SECTION)
      return documentOf(content, { path, site, shop, fetchesAhead, editing }, assets)
    } catch (error) {
      if (!(error instanceof ApiError))
        log.error({ err: error, path }, 'a page could not be rendered')
      const isAway = isUnavailable(error)
      const content = failure(path, isAway ? 503 : 500)
      // What is stored can often not be read either.
      const site = sampleTexts(SITE_TEXTS, language)
      const shop = sectionText([], TRAININGS_SECTION)
      const page = documentOf(content, { path, site, shop, fetchesAhead: false }, assets)
      page.headers.set('Cache-Control', 'no-store')
      if (isAway) page.headers.set('Retry-After', String(RETRY_AFTER))
      return page
    }
  }
}

function redirect(location: string): RenderedPage {
  return { status: 307, headers: new Headers({ location }), html: [] }
}

/** Whether a read's error passes by itself: a 503 of the API, or the limit of a link. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 503 || error.status === 429)
}

async function contentOf(
  found: FoundPage | null,
  { search, ...visit }: Pick<Visit, 'path' | 'publicUrl' | 'read'> & { search: string },
): Promise<Content> {
  const notFound: Content = {
    status: 404,
    head: NOT_FOUND_HEAD,
    content: <NotFoundPage language={languageOf(visit.path)} />,
    area: 'site',
    hasScripts: true,
  }
  if (!found) return notFound
  const { page, params } = found
  const { status, head, content } = await page.render({
    ...visit,
    params,
    search: page.search?.(parametersOf(search)),
  })
  if (!content) return notFound
  return { status, head, content, area: page.area, hasScripts: true }
}

function failure(path: string, status: number): Content {
  const language = languageOf(path)
  return {
    status,
    head: errorHead(language),
    content: <ErrorScreen language={language} />,
    area: 'site',
    hasScripts: false,
  }
}

interface DocumentParts {
  path: string
  /** Texts of header and footer. */
  site: SiteTexts
  /** Texts of the page that lists all trainings: the footer of the shop shows some. */
  shop: OverviewText
  fetchesAhead: boolean
  editing?: EditedPage | undefined
}

function documentOf(
  { status, head, content, area, hasScripts }: Content,
  { path, site, shop, fetchesAhead, editing }: DocumentParts,
  assets: PageAssets,
): RenderedPage {
  const language = languageOf(path)
  const islands = {
    names: ISLANDS,
    early: new Set<string>(),
    preloads: [] as string[],
    readFirm: false,
  }
  const html = renderToString(
    <IslandsOfPage value={islands}>
      <PagePath value={path}>
        <SiteTextsOfPage value={site}>
          <ShopTextsOfPage value={shop}>
            <Document
              language={language}
              head={head}
              followsLanguage={hasScripts && !editing}
              fetchesAhead={fetchesAhead}
            >
              <PageSkipLink />
              {editing ? (
                <>
                  <div id={EDITED_PAGE_ID} className="contents">
                    <IslandsOfPage value={{ ...islands, areStill: true }}>{content}</IslandsOfPage>
                  </div>
                  <Island of={PageEditor} when="now" props={editing} />
                </>
              ) : (
                content
              )}
            </Document>
          </ShopTextsOfPage>
        </SiteTextsOfPage>
      </PagePath>
    </IslandsOfPage>,
  )
  const [endOfHead, endOfBody] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  return {
    status,
    headers: new Headers({ 'content-type': 'text/html; charset=UTF-8' }),
    html: [
      '<!DOCTYPE html>',
      html.slice(0, endOfHead),
      ...islands.preloads,
      assets.styles(area),
      look().style,
      html.slice(endOfHead, endOfBody),
      ...(islands.readFirm || firm().marks ? [firmElement(islandFirmOf(firm()))] : []),
      ...(hasScripts ? [assets.preload(islands.early), assets.scripts] : []),
      html.slice(endOfBody),
    ],
  }
}
