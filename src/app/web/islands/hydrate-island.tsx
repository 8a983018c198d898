import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#platform/design/web/error-boundary.tsx'
import { growTextAreas } from '#platform/design/web/growing-text-areas.ts'
import { loadToasterSoon, ToasterOnDemand } from '#platform/design/web/toaster-on-demand.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { restoreSentHtml } from '#platform/rendering/web/sent-html.ts'

interface LivingIsland {
  Part: ComponentType<object>
  props: object
  Failure: ComponentType<{ html: string }> | undefined
  /** Called when it is hydrated and shows what only the browser knows. */
  onLive: () => void
}

/** Hydrates an island. */
export function hydrateIsland(
  island: HTMLElement,
  { Part, props, Failure = SentHtml, onLive }: LivingIsland,
): void {
  restoreSentHtml(island)
  const html = island.innerHTML
  startPage()
  if (island.querySelector('form') || island.dataset.when === 'staff') loadToasterSoon()
  // Hydration as a low-priority update yields to a visitor who is scrolling or typing.
  startTransition(() => {
    hydrateRoot(
      island,
      <StrictMode>
        <ErrorBoundary fallback={<Failure {...props} html={html} />}>
          <Live
            onLive={() => {
              island.dataset.live = ''
              onLive()
            }}
          >
            <Part {...props} />
          </Live>
        </ErrorBoundary>
      </StrictMode>,
      { identifierPrefix: island.dataset.prefix ?? '' },
    )
  })
}

/** What the server sent, which is of use without scripts. */
function SentHtml({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page contained it
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  const isHydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isHydrated) onLive()
  }, [isHydrated])
  return children
}

let isStarted = false

/** What all islands of a page share: notifications, and fields that grow. */
function startPage(): void {
  if (isStarted) return
  isStarted = true
  growTextAreas()
  // Not in the root's element, which is hidden from screen readers while a dialog is open.
  createRoot(document.createElement('div')).render(createPortal(<ToasterOnDemand />, document.body))
}
