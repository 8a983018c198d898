import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import type { TableRow } from '#platform/design/web/staff/table-rows.tsx'
import type { TableTicks } from '#platform/design/web/staff/tick-cells.tsx'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationFilter } from '../domain/registration-list.ts'
import type { AdminList } from './admin-list.ts'
import { NOTHING_SELECTED, reduceSelection } from './selection.ts'

interface SelectionParts<Row> {
  path: AdminList<unknown, string>['path']
  filter: RegistrationFilter
  /** The loaded rows. */
  rows: readonly Row[]
  /** Names a row for screen readers. Keeps its identity between renders. */
  nameOf: (row: Row) => string
}

/** The ticked rows of a list. They stay ticked while more rows are loaded; another filter unticks them. */
export function useSelection<Row extends TableRow>(parts: SelectionParts<Row>) {
  const { path, filter, rows, nameOf } = parts
  const [selection, dispatch] = useReducer(reduceSelection, NOTHING_SELECTED)
  const shown = JSON.stringify([path, filter])
  const [seen, setSeen] = useState(shown)
  if (shown !== seen) {
    setSeen(shown)
    dispatch({ type: 'clear' })
  }

  // Read when a row is ticked, so that the functions below keep their identity while more rows are loaded.
  const loaded = useRef<readonly string[]>([])
  useEffect(() => {
    loaded.current = rows.map(({ id }) => id)
  }, [rows])

  const ticks = useMemo<Omit<TableTicks<Row>, 'ticked'>>(
    () => ({
      nameOf,
      onTick: (id, isRange) => dispatch({ type: 'tick', id, isRange, loaded: loaded.current }),
      onTickLoaded: (isTicked) =>
        dispatch({ type: 'tick-loaded', isTicked, loaded: loaded.current }),
    }),
    [nameOf],
  )
  const selectFound = useSelectFound(path, filter, (ids) => dispatch({ type: 'select-found', ids }))
  return {
    ids: selection.ids,
    ticks: { ...ticks, ticked: selection.ids },
    selectFound,
    clear: () => dispatch({ type: 'clear' }),
  }
}

/** Selects all rows that the filter finds, loaded or not. */
function useSelectFound(
  path: AdminList<unknown, string>['path'],
  filter: RegistrationFilter,
  onFound: (ids: string[]) => void,
) {
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: () => call('GET', `${path}/selection`, { query: filter }),
    onSuccess: (found) => onFound(found.map(({ id }) => id)),
    onError: (error) => {
      notifyFailure(error, 'Die Auswahl konnte nicht geladen werden.')
    },
  })
}
