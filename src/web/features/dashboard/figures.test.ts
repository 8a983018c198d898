import { describe, expect, it } from 'vitest'
import type { Figures } from '#domain/registration/figures.ts'
import { keyFigures, percent } from './figures.ts'

const FIGURES: Figures = {
  registrations: { pending: 1200, confirmed: 34, cancelled: 5 },
  seats: [
    { dateId: 'a', trainingId: 'a', title: 'A', date: '', taken: 7, capacity: 20 },
    { dateId: 'b', trainingId: 'b', title: 'B', date: '', taken: 20, capacity: 20 },
  ],
  weeks: [],
  revenue: [
    { priceType: 'early_bird', registrations: 2, amount: '298.10' },
    { priceType: 'normal', registrations: 1, amount: '1249.20' },
  ],
}

describe('the key figures', () => {
  it('add up what is told by status, training and phase, to the cent', () => {
    expect(keyFigures(FIGURES)).toEqual([
      { name: 'Anmeldungen gesamt', value: '1.239' },
      { name: 'Offen', value: '1.200' },
      { name: 'Bestätigt', value: '34' },
      { name: 'Verkaufte Plätze', value: '27', of: 'von 40' },
      { name: 'Umsatz', value: '1.547,30\u00a0€' },
    ])
  })

  it('add up to more than a single price may be', () => {
    const revenue: Figures['revenue'] = [
      { priceType: 'early_bird', registrations: 2, amount: '199999999.98' },
      { priceType: 'normal', registrations: 1, amount: '99999999.99' },
    ]
    expect(keyFigures({ ...FIGURES, revenue }).at(-1)?.value).toBe('299.999.999,97\u00a0€')
  })

  it('are all there before the first registration', () => {
    const values = keyFigures({
      registrations: { pending: 0, confirmed: 0, cancelled: 0 },
      seats: [],
      weeks: [],
      revenue: [],
    }).map(({ value }) => value)
    expect(values).toEqual(['0', '0', '0', '0', '0\u00a0€'])
  })
})

describe('the length of a bar', () => {
  it.each([
    [0, 20, 0],
    [5, 20, 25],
    [20, 20, 100],
    [25, 20, 100],
    [0, 0, 0],
    [3, 0, 0],
  ])('%i of %i is %i percent', (part, whole, expected) => {
    expect(percent(part, whole)).toBe(expected)
  })
})
