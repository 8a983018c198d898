import '#platform/design/web/fonts.css'
import '#platform/design/web/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { browserFetch } from '#platform/design/web/api.ts'
import { growTextAreas } from '#platform/design/web/growing-text-areas.ts'
import { loadToasterSoon, ToasterOnDemand } from '#platform/design/web/toaster-on-demand.tsx'
import { adminQuery } from '#platform/login/web/admin-query.ts'
import { createQueryClient } from '#platform/rendering/web/query-client.ts'
import { SkipLink } from '#site/frame/web/skip-link.tsx'
import { createAdminRouter } from './admin-router.ts'
import { servedSession } from './served-session.ts'

const queryClient = createQueryClient(browserFetch)
const me = servedSession()
// As old as the document, even if the scripts load much later.
if (me) queryClient.setQueryData(adminQuery.queryKey, me, { updatedAt: performance.timeOrigin })

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SkipLink label="Zum Inhalt springen" />
      <RouterProvider router={createAdminRouter(queryClient)} />
      {/* Not in the root, which is hidden from screen readers while a dialog is open. */}
      {createPortal(<ToasterOnDemand />, document.body)}
    </QueryClientProvider>
  </StrictMode>,
)

growTextAreas()
loadToasterSoon()
