import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserFetch } from './lib/api.ts'
import { growTextAreas } from './lib/growing-text-areas.ts'
import { readHydrationData } from './lib/page-lifecycle/hydration-data.ts'
import { restoreSentHtml } from './lib/page-lifecycle/sent-html.ts'
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
