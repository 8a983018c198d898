import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { PAGE_STYLE_TAG } from '#web/features/site/page-style.tsx'
import { ApiError, type Fetch } from '#web/lib/api.ts'
import { handoverElement } from '#web/lib/page-lifecycle/handover.ts'
import { createRouter } from '#web/router.tsx'
import { drawMark, takeMarkedScripts } from './marked-scripts.ts'
import type { PageAssets, PageParts } from './page-assets.ts'

/** Renders one page: its loaders read the API through `fetch`, and what they read goes along for hydration. */
export type RenderPage = (request: Request, fetch: Fetch) => Promise<RenderedPage>

/** It is no `Response`: as the body of one it would be made bytes and read back from them, a tenth of the work. */
export interface RenderedPage {
  status: number
  headers: Headers
  /** In parts, which are put together as bytes: joined as text they would be copied once more. */
  html: readonly string[]
  /** The code of the inline scripts that the renderer put there. Others that the page may hold are none of ours. */
  scripts: readonly string[]
}

/** What a page gets of which the build wrote nothing: in development Vite has all of it. */
const NO_PARTS: PageParts = { style: '', script: '', scriptText: '' }
/** Seconds after which a page that could not be shown is worth another try. */
const RETRY_AFTER = 5
/** The title of the page that was asked for; behind it comes that of the error. */
const FIRST_TITLE = /<title>[^<]*<\/title>(?=.*<title>)/s
/** When the router chose a route, in the script that it sends: nobody needs it, and the same page is to be the same text. */
const MATCHED_AT = /(?<=,u:)\d+(?=,s:"success")/g
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

export function pageRenderer({ parts, manifest }: PageAssets, publicUrl: string): RenderPage {
  return async (request, fetch) => {
    const mark = drawMark()
    const handle = createRequestHandler({
      request,
      createRouter: () => createRouter({ fetch, publicUrl, nonce: mark }),
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
      const text = takeMarkedScripts(rendered.replaceAll(MATCHED_AT, '0'), mark)
      const status = getSsrStatus(router)
      const page = parts.get(matches.at(-1)?.routeId ?? '') ?? NO_PARTS
      if (status < 500) {
        const handover = handoverElement(publicUrl, router.options.context.queryClient)
        html = inParts(text.html, page, handover)
        scripts = [...text.scripts, page.scriptText].filter(Boolean)
      } else {
        html = inParts(lifeless(text.html), { ...NO_PARTS, style: page.style })
      }
      return new Response(null, { status, headers: responseHeaders })
    })
    return status < 500 ? { status, headers, html, scripts } : errorPage({ headers, html, isAway })
  }
}

/** Whether a loader was told to come again. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503
}

/** Puts into a page's head what is to be there before its body, and to its end what brings it to life. */
function inParts(text: string, page: PageParts, handover = ''): string[] {
  const styleAt = text.indexOf(PAGE_STYLE_TAG) + PAGE_STYLE_TAG.length
  const lifeAt = text.lastIndexOf('</body>')
  return [
    text.slice(0, styleAt),
    page.style,
    text.slice(styleAt, lifeAt),
    handover,
    page.script,
    text.slice(lifeAt),
  ]
}

/**
 * The text of the page that says that it cannot be shown. It needs no life: its way out is a link. Brought to life in the
 * browser it would only fail once more.
 */
function lifeless(text: string): string {
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
