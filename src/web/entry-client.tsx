import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserFetch } from './lib/api.ts'
import { createRouter } from './router.tsx'

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={createRouter({ fetch: browserFetch })} />
  </StrictMode>,
)
