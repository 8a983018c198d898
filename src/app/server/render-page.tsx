import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { ApiError } from '#platform/design/web/api.ts'
import type { RenderedPage, RenderPage } from '#platform/rendering/server/page-parts.ts'
import { hydrationOf } from '#platform/rendering/web/hydration.ts'
import { hydrationDataElement } from '#platform/rendering/web/hydration-data.ts'
import { PAGE_STYLE_TAG } from '#site/frame/web/page-style.tsx'
import { pathOfRouteId } from '#site/pages/web/page-table.ts'
import { createRouter } from '../web/router.tsx'
import type { PageAssets, PageParts } from './page-assets.ts'
import { generateNonce, removeRouterScripts, takeScriptsWithNonce } from './script-nonces.ts'

/** Assets of a page in development, where Vite serves them and there is no build manifest. */
const NO_ASSETS: PageParts = { style: '', script: '' }
/** Value of Retry-After for a page that cannot be shown because a service cannot be reached, in seconds. */
const RETRY_AFTER = 5
/** The title of the requested page, which the title of the error page follows. */
const FIRST_TITLE = /<title>[^<]*<\/title>(?=.*<title>)/s
/**
 * The instant at which the router matched a route, in the router's script. It is replaced, because the browser does not
 * need it and the same page must give the same text.
 */
const MATCHED_AT = /(?<=,u:)\d+(?=,s:"success")/g
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** Creates the renderer of pages from the built assets. A page with an error is answered with 500, or 503. */
export function pageRenderer({ parts, manifests }: PageAssets, publicUrl: string): RenderPage {
  return async (request, fetch) => {
    const nonce = generateNonce()
    const isApplication = hydrationOf(new URL(request.url).pathname) === 'app'
    const manifest = manifests?.[isApplication ? 'application' : 'html']
    const handle = createRequestHandler({
      request,
      createRouter: () => createRouter({ fetch, publicUrl, nonce }),
      ...(manifest && { getRouterManifest: () => manifest }),
    })
    let isAway = false
    let html: string[] = []
    let scripts: readonly string[] = []
    const { status, headers } = await handle(async ({ router, responseHeaders }) => {
      const { matches } = router.state
      isAway = matches.some(({ error }) => isUnavailable(error))
      const rendered = await transformHtmlStringWithRouter(
        router,
        renderToString(<RouterServer router={router} />),
      )
      const routeId = matches.at(-1)?.routeId ?? ''
      const scope = hydrationOf(pathOfRouteId(routeId))
      const hasRouter = scope === 'staff' || scope === 'app'
      const text = takeScriptsWithNonce(
        hasRouter ? rendered.replaceAll(MATCHED_AT, '0') : removeRouterScripts(rendered, nonce),
        nonce,
      )
      const status = getSsrStatus(router)
      const page = parts.get(routeId) ?? NO_ASSETS
      if (status < 500) {
        const hydrationData =
          scope === 'none'
            ? ''
            : hydrationDataElement(publicUrl, router.options.context.queryClient)
        html = insertAssets(text.html, page, hydrationData)
        scripts = text.scripts
      } else {
        html = insertAssets(withoutScripts(text.html), { ...NO_ASSETS, style: page.style })
      }
      return new Response(null, { status, headers: responseHeaders })
    })
    return status < 500 ? { status, headers, html, scripts } : errorPage({ headers, html, isAway })
  }
}

/** Whether a loader's error passes by itself: a 503 of the API, or the limit of a link. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 503 || error.status === 429)
}

/** Inserts the page's style sheet into its head, and the hydration data and script at the end of its body. */
function insertAssets(text: string, page: PageParts, hydrationData = ''): string[] {
  const styleAt = text.indexOf(PAGE_STYLE_TAG) + PAGE_STYLE_TAG.length
  const lifeAt = text.lastIndexOf('</body>')
  return [
    text.slice(0, styleAt),
    page.style,
    text.slice(styleAt, lifeAt),
    hydrationData,
    page.script,
    text.slice(lifeAt),
  ]
}

/**
 * The HTML of an error page, without scripts. It needs none: it contains a link to continue with, and hydration in the
 * browser would only fail again.
 */
function withoutScripts(text: string): string {
  return text.replaceAll(SCRIPTS, '').replace(FIRST_TITLE, '')
}

function errorPage({
  headers,
  html,
  isAway,
}: Pick<RenderedPage, 'html' | 'headers'> & { isAway: boolean }): RenderedPage {
  headers.set('Cache-Control', 'no-store')
  if (isAway) headers.set('Retry-After', String(RETRY_AFTER))
  return { status: isAway ? 503 : 500, headers, html, scripts: [] }
}
