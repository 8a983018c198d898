import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { AdminErrorScreen } from '#office/frame/web/admin-error-screen.tsx'
import { NotFoundScreen } from '#site/frame/web/not-found-screen.tsx'
import { SITE_TEXTS } from '#site/pages/domain/site-texts.ts'
import { sampleTexts } from '#site/pages/web/load-page-texts.ts'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  errorComponent: AdminErrorScreen,
  notFoundComponent: LostScreen,
})

function LostScreen() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <NotFoundScreen language="de" texts={sampleTexts(SITE_TEXTS, 'de').notFound} />
    </main>
  )
}
