import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#platform/design/web/error-boundary.tsx'
import { FormFailure } from '#platform/design/web/form-failure.tsx'
import { growTextAreas } from '#platform/design/web/growing-text-areas.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { HYDRATED_EVENT } from '#platform/rendering/web/islands.ts'
import { restoreSentHtml } from '#platform/rendering/web/sent-html.ts'

/**
 * Hydrates the island of a page that is a form.
 *
 * @param islandId the id of its element
 * @param beside is rendered after the form, also where the form fails
 */
export function hydrateIsland(islandId: string, form: ReactNode, beside: ReactNode = null): void {
  const island = document.getElementById(islandId) as HTMLElement
  restoreSentHtml(island)
  growTextAreas()
  // Hydration as a low-priority update yields to a visitor who is scrolling or typing.
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <ErrorBoundary fallback={<FormFailure />}>
          <Announced island={island}>{form}</Announced>
        </ErrorBoundary>
        {beside}
      </StrictMode>,
    )
  })
}

/** Tells the site's script that its children are hydrated, when they show what only the browser knows. */
function Announced({ island, children }: { island: HTMLElement; children: ReactNode }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) island.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [island, isHydrated])
  return children
}
