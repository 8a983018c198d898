import { describe, expect, test } from 'vitest'
import { NOTHING_SELECTED, reduceSelection, type Selection } from './selection.ts'

const LOADED = ['a', 'b', 'c', 'd', 'e']

/** Clicks on rows, one after the other; "+d" is a click on d with the Shift key. */
function click(...rows: string[]): Selection {
  return rows.reduce(
    (selection, row) =>
      reduceSelection(selection, {
        type: 'tick',
        id: row.replace('+', ''),
        isRange: row.startsWith('+'),
        loaded: LOADED,
      }),
    NOTHING_SELECTED,
  )
}

const idsOf = ({ ids }: Selection) => [...ids].sort().join('')

describe('a click on a row', () => {
  test.each([
    [['a'], 'a'],
    [['a', 'c'], 'ac'],
    [['a', 'c', 'a'], 'c'],
    [['b', '+d'], 'bcd'],
    [['d', '+b'], 'bcd'],
    [['b', '+d', '+e'], 'bcde'],
    // The clicked row decides: ticked before, it and the range are unticked.
    [['a', 'b', 'c', 'd', 'a', '+c'], 'd'],
    [['a', '+e', 'b', '+d'], 'ae'],
    [['+c'], 'c'],
    [['a', '+a'], ''],
  ])('%j selects %s', (clicks, expected) => {
    expect(idsOf(click(...clicks))).toBe(expected)
  })

  test('with the Shift key after a row that is no longer loaded selects itself alone', () => {
    const before = { ids: new Set(['x']), anchor: 'x' }
    const after = reduceSelection(before, {
      type: 'tick',
      id: 'c',
      isRange: true,
      loaded: LOADED,
    })
    expect(idsOf(after)).toBe('cx')
  })
})

test('all loaded rows are ticked and unticked, and others stay as they are', () => {
  const before: Selection = { ids: new Set(['b', 'x']), anchor: 'b' }
  const all = reduceSelection(before, { type: 'tick-loaded', isTicked: true, loaded: LOADED })
  expect(idsOf(all)).toBe('abcdex')
  const none = reduceSelection(all, { type: 'tick-loaded', isTicked: false, loaded: LOADED })
  expect(idsOf(none)).toBe('x')
})

test('what the filter finds replaces the selection, and nothing is left after clearing', () => {
  const found = reduceSelection(click('a'), { type: 'select-found', ids: ['x', 'y'] })
  expect(idsOf(found)).toBe('xy')
  expect(reduceSelection(found, { type: 'clear' })).toBe(NOTHING_SELECTED)
})
