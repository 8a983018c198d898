import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '../../lib/browser-store.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'

export const TODO_LIST_ID = 'todo-list'

/** The last choice in this browser; null while there is none. */
const choiceStore = createBrowserStore<boolean | null>({
  key: 'admin-todo',
  empty: null,
  parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
  storage: () => localStorage,
})

/** Unless chosen otherwise, only the numbers are shown where the list would move the attendees out of the window. */
export function useIsTodoOpen(): boolean {
  const choice = useSyncExternalStore(choiceStore.subscribe, choiceStore.read)
  const isLowDesktop = useMediaQuery('(width >= 64rem) and (height < 64rem)')
  return choice ?? !isLowDesktop
}

export function TodoToggle({ isOpen }: { isOpen: boolean }) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={isOpen}
      aria-controls={TODO_LIST_ID}
      onClick={() => choiceStore.write(!isOpen)}
      className="-mx-5 lg:-mx-5.5"
    >
      <span>{isOpen ? 'Aufgaben einklappen' : 'Aufgaben zeigen'}</span>
      <ChevronDownIcon className={classes('transition-transform', isOpen && 'rotate-180')} />
    </Button>
  )
}
