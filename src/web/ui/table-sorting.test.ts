import { describe, expect, it } from 'vitest'
import { ariaSort, compareSortValues, nextDirection, nextSortHint } from './table-sorting.ts'

describe('the order of values', () => {
  it('puts umlauts beside their letter, as a German dictionary does', () => {
    const names = ['Zimmer', 'Österreich', 'Arm', 'Otto', 'Ärmel', 'Straße', 'Strasser']
    expect(names.toSorted(compareSortValues)).toEqual([
      'Arm',
      'Ärmel',
      'Österreich',
      'Otto',
      'Straße',
      'Strasser',
      'Zimmer',
    ])
  })

  it('does not separate capital from small letters', () => {
    expect(['beta', 'Gamma', 'Alpha'].toSorted(compareSortValues)).toEqual([
      'Alpha',
      'beta',
      'Gamma',
    ])
  })

  it('reads the numbers inside texts', () => {
    expect(['Raum 10', 'Raum 2'].toSorted(compareSortValues)).toEqual(['Raum 2', 'Raum 10'])
  })

  it('compares numbers as numbers', () => {
    expect([1000, 20, 3].toSorted(compareSortValues)).toEqual([3, 20, 1000])
  })

  it('puts what has no value last', () => {
    expect(compareSortValues(undefined, 'a')).toBeGreaterThan(0)
    expect(compareSortValues('a', undefined)).toBeLessThan(0)
    expect(compareSortValues(undefined, undefined)).toBe(0)
  })
})

describe('the cycle of a header', () => {
  it('goes from unsorted to ascending, to descending, and back', () => {
    expect(nextDirection(false)).toBe('asc')
    expect(nextDirection('asc')).toBe('desc')
    expect(nextDirection('desc')).toBe(false)
  })
})

describe('what a header says', () => {
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
