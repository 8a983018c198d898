import { useSyncExternalStore } from 'react'
import { FoldToggle } from '#office/registrations/web/fold-toggle.tsx'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'

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
    <FoldToggle
      isOpen={isOpen}
      controls={TODO_LIST_ID}
      open="Aufgaben einklappen"
      folded="Aufgaben zeigen"
      onToggle={() => choiceStore.write(!isOpen)}
    />
  )
}
