import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** What a column sorts by. Numbers are compared as numbers (an instant is one), `undefined` is "no value". */
export type SortValue = string | number | undefined
export type SortDirection = 'asc' | 'desc' | false

/** What our tables can do: sort by one column. */
export const TABLE_FEATURES = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/** The first click on a header sorts ascending, the second descending, the third not at all. */
export function nextDirection(sorted: SortDirection): SortDirection {
  if (sorted === false) return 'asc'
  return sorted === 'asc' ? 'desc' : false
}

const GERMAN = new Intl.Collator('de', { numeric: true })

/** Ascending order as a German reader expects it: "Ärmel" beside "Arm", "Slot 2" before "Slot 10". */
export function compareSortValues(first: SortValue, second: SortValue): number {
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined)
  }
  if (typeof first === 'number' && typeof second === 'number') return first - second
  return GERMAN.compare(String(first), String(second))
}

export function ariaSort(sorted: SortDirection): 'ascending' | 'descending' | 'none' {
  if (sorted === false) return 'none'
  return sorted === 'asc' ? 'ascending' : 'descending'
}

/** What a click on a header will do next. */
export function nextSortHint(next: SortDirection): string {
  if (next === false) return 'Sortierung aufheben'
  return next === 'asc' ? 'Aufsteigend sortieren' : 'Absteigend sortieren'
}
