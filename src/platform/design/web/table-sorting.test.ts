import { describe, expect, it } from 'vitest'
import { ariaSort, fromSortingState, nextSortHint, toSortingState } from './table-sorting.ts'

describe('the order of a table', () => {
  it.each([
    undefined,
    { by: 'company', direction: 'asc' },
    { by: 'company', direction: 'desc' },
  ] as const)('is the same after it went through the table: %j', (sort) => {
    expect(fromSortingState(toSortingState(sort))).toEqual(sort)
  })
})

describe('what a head says', () => {
  it('names its order for assistive technology', () => {
    expect([ariaSort(false), ariaSort('asc'), ariaSort('desc')]).toEqual([
      'none',
      'ascending',
      'descending',
    ])
  })

  it('tells what the next click does', () => {
    expect([nextSortHint('asc'), nextSortHint('desc'), nextSortHint(false)]).toEqual([
      'Aufsteigend sortieren',
      'Absteigend sortieren',
      'Sortierung aufheben',
    ])
  })
})
