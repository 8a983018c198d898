import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserFetch } from './lib/api.ts'
import { takeHandover } from './lib/page-lifecycle/handover.ts'
import { createRouter } from './router.tsx'

const router = createRouter({ fetch: browserFetch, ...takeHandover() })

// Hydration as a low-priority update yields to a visitor who is scrolling or typing.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
