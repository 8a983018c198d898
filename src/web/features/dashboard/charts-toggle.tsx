import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '../../lib/browser-store.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'

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
    <Button
      variant="ghost"
      size="small"
      aria-expanded={areOpen}
      aria-controls={CHARTS_ID}
      onClick={() => choiceStore.write(!areOpen)}
      className="-mx-5 lg:-mx-5.5"
    >
      <span>{areOpen ? 'Diagramme ausblenden' : 'Diagramme zeigen'}</span>
      <ChevronDownIcon className={classes('transition-transform', areOpen && 'rotate-180')} />
    </Button>
  )
}
