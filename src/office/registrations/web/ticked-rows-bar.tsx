import { useSyncExternalStore } from 'react'
import { useRoomBelow } from '#platform/design/web/use-room-below.ts'
import type { AdminList } from './admin-list.ts'
import { registrationsKey } from './registrations-query.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SeveralResultNotice } from './several-result-notice.tsx'
import { severalResult } from './several-result-store.ts'
import type { useSelection } from './use-selection.ts'
import { useSeveralStatuses } from './use-several-statuses.ts'
import { useTickedRows } from './use-ticked-rows.ts'

interface TickedRowsBarProps {
  path: AdminList<unknown, string>['path']
  selection: Pick<ReturnType<typeof useSelection>, 'ids' | 'selectFound' | 'clear'>
  total: number
  countText: (count: number) => string
}

/**
 * The bar at the bottom of the window: what can be done with the ticked rows and, in the list of registrations, what
 * became of the last ones. It stays while the list is scrolled.
 */
export function TickedRowsBar({ path, selection, total, countText }: TickedRowsBarProps) {
  const statuses = useSeveralStatuses({ onDone: selection.clear })
  const rows = useTickedRows(path, selection.ids)
  const result = useSyncExternalStore(severalResult.subscribe, severalResult.read, () => null)
  const areRegistrations = path === registrationsKey[0]
  const shownResult = areRegistrations ? result : null
  const hasSelection = selection.ids.size > 0
  const bar = useRoomBelow()
  return (
    <>
      {/* Space at the end of the page for the bar, which would otherwise cover the last content. */}
      <div aria-hidden="true" className="h-(--bottom-bar-height) print:hidden" />
      <section
        ref={bar}
        data-bottom-bar={shownResult || hasSelection ? true : undefined}
        aria-label="Ausgewählte Zeilen"
        className="on-dark tall:fixed inset-x-0 bottom-0 z-30 bg-ink pb-[env(safe-area-inset-bottom)] text-white empty:hidden print:hidden"
      >
        {shownResult && (
          <SeveralResultNotice key={shownResult.doneAt} result={shownResult} statuses={statuses} />
        )}
        {hasSelection && (
          <SelectionBar
            selection={selection}
            total={total}
            countText={countText}
            statuses={areRegistrations ? statuses : undefined}
            rows={rows}
          />
        )}
      </section>
    </>
  )
}
