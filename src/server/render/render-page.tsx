import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { Fetch } from '#web/lib/api.ts'
import { createRouter } from '#web/router.tsx'
import type { PageAssets } from './page-assets.ts'

/** Renders one page: its loaders read the API through `fetch`, and what they read goes along for hydration. */
export type RenderPage = (request: Request, fetch: Fetch) => Promise<Response>

export function pageRenderer(assets: PageAssets, publicUrl: string): RenderPage {
  return (request, fetch) => {
    const handle = createRequestHandler({
      request,
      createRouter: () => createRouter({ fetch, publicUrl }),
      getRouterManifest: () => assets,
    })
    return handle(({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
    )
  }
}
