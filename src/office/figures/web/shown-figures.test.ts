import { describe, expect, it } from 'vitest'
import type { Figures } from '../domain/figures.ts'
import { documentFigures, keyFigures, pastDates, percent } from './shown-figures.ts'

const date = (dateId: string) => ({
  dateId,
  trainingId: 'a',
  title: 'A',
  date: '',
  confirmed: 1,
  pending: 0,
  capacity: 20,
})

const FIGURES: Figures = {
  registrations: { pending: 1200, confirmed: 34, cancelled: 5 },
  seats: [
    { dateId: 'a', trainingId: 'a', title: 'A', date: '', taken: 7, capacity: 20 },
    { dateId: 'b', trainingId: 'b', title: 'B', date: '', taken: 20, capacity: 20 },
  ],
  weeks: [],
  revenue: [],
  period: {
    from: '2026-01-01',
    to: '2026-12-31',
    registrations: { pending: 1100, confirmed: 34, cancelled: 5 },
    phases: [
      {
        priceType: 'early_bird',
        confirmed: { registrations: 2, amount: '298.10' },
        pending: { registrations: 1, amount: '0.05' },
      },
      {
        priceType: 'normal',
        confirmed: { registrations: 1, amount: '1249.20' },
        pending: { registrations: 1, amount: '199.90' },
      },
    ],
    documents: { net: 34_622, gross: 41_200, received: 20_600, refunded: 0, open: 20_600 },
    unit: 'month',
    steps: [],
    dates: [date('c'), date('d'), date('a')],
  },
}

describe('the key figures', () => {
  it('are those of the period, with unconfirmed revenue by itself, and the seats of the dates to come', () => {
    expect(keyFigures(FIGURES)).toEqual([
      { name: 'Anmeldungen', value: '1.134', of: 'ohne 5 abgesagte' },
      { name: 'Bestätigt', value: '34' },
      { name: 'Ausstehend', value: '1.100' },
      { name: 'Umsatz, bestätigt', value: '1.547,30\u00a0€', of: 'brutto' },
      { name: 'Ausstehender Umsatz', value: '199,95\u00a0€', of: 'brutto' },
      { name: 'Plätze kommender Termine', value: '27', of: 'von 40' },
    ])
  })

  it('are those of documents too, in which more may be taken back than invoiced', () => {
    const { period } = FIGURES
    const values = (documents: Figures['period']['documents']) =>
      documentFigures({ ...period, documents }).map(({ name, value }) => `${name}: ${value}`)
    expect(values(period.documents)).toEqual([
      'Umsatz laut Rechnungen: 346,22\u00a0€',
      'Rechnungsbeträge: 412\u00a0€',
      'Bezahlt: 206\u00a0€',
      'Zurückgezahlt: 0\u00a0€',
      'Offen: 206\u00a0€',
    ])
    const [net] = values({ ...period.documents, net: -17_311 })
    expect(net).toBe('Umsatz laut Rechnungen: −173,11\u00a0€')
  })

  it('add up to more than a single price may be', () => {
    const most = { registrations: 1, amount: '99999999.99' }
    const period: Figures['period'] = {
      ...FIGURES.period,
      phases: FIGURES.period.phases.map((phase) => ({ ...phase, confirmed: most })),
    }
    expect(keyFigures({ ...FIGURES, period })[3]?.value).toBe('199.999.999,98\u00a0€')
  })

  it('are all there before the first registration', () => {
    const period = {
      ...FIGURES.period,
      registrations: { pending: 0, confirmed: 0, cancelled: 0 },
      phases: [],
    }
    const values = keyFigures({ ...FIGURES, seats: [], period }).map(({ value }) => value)
    expect(values).toEqual(['0', '0', '0', '0\u00a0€', '0\u00a0€', '0'])
  })
})

it('a date of the period that is not over is shown once, and those that are over the latest first', () => {
  expect(pastDates(FIGURES).map(({ dateId }) => dateId)).toEqual(['d', 'c'])
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
