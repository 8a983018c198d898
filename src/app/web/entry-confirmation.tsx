import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ToasterOnDemand } from '#platform/design/web/toaster-on-demand.tsx'
import { CONFIRMATION_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { ConfirmationPanel } from '#shop/booking/web/confirmation-panel.tsx'

hydrateRoot(
  document.getElementById(CONFIRMATION_ISLAND_ID) as HTMLElement,
  <StrictMode>
    <ConfirmationPanel />
    <ToasterOnDemand />
  </StrictMode>,
)
