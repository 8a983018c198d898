import { useSyncExternalStore } from 'react'
import { FoldToggle } from '#office/registrations/web/fold-toggle.tsx'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'

export const CHARTS_ID = 'charts'

/** The choice made in this browser tab; null while there is none. */
const choiceStore = createBrowserStore<boolean | null>({
  key: 'admin-charts',
  empty: null,
  parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
})

/** Unless chosen otherwise, charts are open only in windows where the lists below them remain in view. */
export function useAreChartsOpen(): boolean {
  const choice = useSyncExternalStore(choiceStore.subscribe, choiceStore.read)
  const hasRoom = useMediaQuery('(width >= 64rem) and (height >= 64rem)')
  return choice ?? hasRoom
}

export function ChartsToggle() {
  const areOpen = useAreChartsOpen()
  return (
    <FoldToggle
      isOpen={areOpen}
      controls={CHARTS_ID}
      open="Diagramme ausblenden"
      folded="Diagramme zeigen"
      onToggle={() => choiceStore.write(!areOpen)}
    />
  )
}
