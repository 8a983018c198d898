import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { ApiError, type Fetch } from '#web/lib/api.ts'
import { createRouter } from '#web/router.tsx'
import type { PageAssets } from './page-assets.ts'

/** Renders one page: its loaders read the API through `fetch`, and what they read goes along for hydration. */
export type RenderPage = (request: Request, fetch: Fetch) => Promise<RenderedPage>

/** Its text is no `Response`: as the body of one it would be made bytes and read back from them, a tenth of the work. */
export interface RenderedPage {
  status: number
  headers: Headers
  html: string
}

/** Seconds after which a page that could not be shown is worth another try. */
const RETRY_AFTER = 5
/** The title of the page that was asked for; behind it comes that of the error. */
const FIRST_TITLE = /<title>[^<]*<\/title>(?=.*<title>)/s
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

export function pageRenderer(assets: PageAssets, publicUrl: string): RenderPage {
  return async (request, fetch) => {
    const handle = createRequestHandler({
      request,
      createRouter: () => createRouter({ fetch, publicUrl }),
      getRouterManifest: () => assets.manifest,
    })
    let isAway = false
    let html = ''
    const { status, headers } = await handle(async ({ router, responseHeaders }) => {
      const { matches } = router.state
      isAway = matches.some(({ error }) => isUnavailable(error))
      const text = renderToString(<RouterServer router={router} />)
      html = await transformHtmlStringWithRouter(router, text)
      const script = assets.scriptOf?.(matches.at(-1)?.routeId ?? '')
      if (script) html = withScript(html, script)
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    })
    return status < 500 ? { status, headers, html } : errorPage({ headers, html, isAway })
  }
}

/** Whether a loader was told to come again. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503
}

function withScript(html: string, script: string): string {
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html : `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`
}

/**
 * The page that says that it cannot be shown. It needs no life: its way out is a link. Brought to life in the browser
 * it would only fail once more.
 */
function errorPage(page: { headers: Headers; html: string; isAway: boolean }): RenderedPage {
  const { headers, isAway } = page
  headers.set('Cache-Control', 'no-store')
  if (isAway) headers.set('Retry-After', String(RETRY_AFTER))
  const html = page.html.replaceAll(SCRIPTS, '').replace(FIRST_TITLE, '')
  return { status: isAway ? 503 : 500, headers, html }
}
