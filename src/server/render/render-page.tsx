import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { ApiError, type Fetch } from '#web/lib/api.ts'
import { createRouter } from '#web/router.tsx'
import type { PageAssets } from './page-assets.ts'

/** Renders one page: its loaders read the API through `fetch`, and what they read goes along for hydration. */
export type RenderPage = (request: Request, fetch: Fetch) => Promise<Response>

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
    let script: string | undefined
    const page = await handle(({ router, responseHeaders }) => {
      const { matches } = router.state
      isAway = matches.some(({ error }) => isUnavailable(error))
      script = assets.scriptOf?.(matches.at(-1)?.routeId ?? '')
      return renderRouterToString({
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      })
    })
    if (page.status >= 500) return errorPage(page, isAway)
    return script ? withScript(page, script) : page
  }
}

/** Whether a loader was told to come again. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503
}

async function withScript(page: Response, script: string): Promise<Response> {
  const html = await page.text()
  const end = html.lastIndexOf('</body>')
  if (end < 0) return new Response(html, page)
  return new Response(`${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`, page)
}

/**
 * The page that says that it cannot be shown. It needs no life: its way out is a link. Brought to life in the browser
 * it would only fail once more.
 */
async function errorPage(page: Response, isAway: boolean): Promise<Response> {
  const html = (await page.text()).replaceAll(SCRIPTS, '').replace(FIRST_TITLE, '')
  const answer = new Response(html, { status: isAway ? 503 : 500, headers: page.headers })
  answer.headers.set('Cache-Control', 'no-store')
  if (isAway) answer.headers.set('Retry-After', String(RETRY_AFTER))
  return answer
}
