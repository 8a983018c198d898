import { expect, test } from 'vitest'
import { chosenPeriod, isChosen, periodChoices } from './chosen-period.ts'

const TODAY = '2026-11-18'

test.each([
  [{}, '2026-08-31', TODAY],
  [{ zeitraum: '4-wochen' as const }, '2026-10-26', TODAY],
  [{ zeitraum: 'jahr' as const }, '2026-01-01', TODAY],
  [{ von: '2025-01-01', bis: '2025-12-31' }, '2025-01-01', '2025-12-31'],
])('the address %j means the days from %s to %s', (search, from, to) => {
  expect(chosenPeriod(search, TODAY)).toEqual({ from, to })
})

test.each([
  [{}, '12 Wochen'],
  [{ zeitraum: '4-wochen' as const }, '4 Wochen'],
  [{ zeitraum: 'jahr' as const }, 'Dieses Jahr'],
  [{ von: '2025-01-01', bis: '2025-12-31' }, 'Eigener Zeitraum'],
])('the address %j is the choice "%s"', (search, label) => {
  const choices = periodChoices(chosenPeriod(search, TODAY))
  expect(
    choices.filter((choice) => isChosen(choice, search)).map((choice) => choice.label),
  ).toEqual([label])
})

test('a period of one’s own begins with the days that are shown', () => {
  expect(periodChoices({ from: '2026-10-26', to: TODAY }).at(-1)?.search).toEqual({
    zeitraum: undefined,
    von: '2026-10-26',
    bis: TODAY,
  })
})
