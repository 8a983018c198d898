import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ConfirmationPanel } from './features/confirmation/confirmation-panel.tsx'
import { CONFIRMATION_PART_ID } from './lib/page-lifecycle/react-parts.ts'
import { ToasterOnDemand } from './ui/toaster-on-demand.tsx'

hydrateRoot(
  document.getElementById(CONFIRMATION_PART_ID) as HTMLElement,
  <StrictMode>
    <ConfirmationPanel />
    <ToasterOnDemand />
  </StrictMode>,
)
