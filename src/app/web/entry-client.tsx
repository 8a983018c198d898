import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserFetch } from '#platform/design/web/api.ts'
import { growTextAreas } from '#platform/design/web/growing-text-areas.ts'
import { readHydrationData } from '#platform/rendering/web/hydration-data.ts'
import { restoreSentHtml } from '#platform/rendering/web/sent-html.ts'
import { createRouter } from './router.tsx'

const router = createRouter({ fetch: browserFetch, ...readHydrationData() })

restoreSentHtml(document.body)

// Hydration as a low-priority update yields to a visitor who is scrolling or typing.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

growTextAreas()
