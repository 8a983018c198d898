import { rowSortingFeature, type SortingState, tableFeatures } from '@tanstack/react-table'

export type SortDirection = 'asc' | 'desc'

/** A column to sort by, and its direction. */
export interface TableSort<Column extends string> {
  by: Column
  direction: SortDirection
}

/** Features of the product's tables: sorting by one column. The server sorts. */
export const TABLE_FEATURES = tableFeatures({ rowSortingFeature })

/** The first click on a head sorts ascending, the second descending, the third removes the order. */
export const THREE_STATES = {
  manualSorting: true,
  enableMultiSort: false,
  sortDescFirst: false,
} as const

export function toSortingState(sort: TableSort<string> | undefined): SortingState {
  return sort ? [{ id: sort.by, desc: sort.direction === 'desc' }] : []
}

export function fromSortingState<Column extends string>(
  state: SortingState,
): TableSort<Column> | undefined {
  const [first] = state
  return first && { by: first.id as Column, direction: first.desc ? 'desc' : 'asc' }
}

export function ariaSort(sorted: SortDirection | false): 'ascending' | 'descending' | 'none' {
  if (sorted === false) return 'none'
  return sorted === 'asc' ? 'ascending' : 'descending'
}

/** Tooltip of a column head: the effect of the next click. */
export function nextSortHint(next: SortDirection | false): string {
  if (next === false) return 'Sortierung aufheben'
  return next === 'asc' ? 'Aufsteigend sortieren' : 'Absteigend sortieren'
}
