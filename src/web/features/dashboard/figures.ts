import type { Figures } from '#domain/registration/figures.ts'
import { centsOf, centsText } from './registration-texts.ts'

interface KeyFigure {
  name: string
  value: string
  /** The total that the value is a part of. */
  of?: string
}

/** The key figures above the lists. */
export function keyFigures({ registrations, seats, revenue }: Figures): KeyFigure[] {
  const { pending, confirmed, cancelled } = registrations
  return [
    { name: 'Anmeldungen gesamt', value: count(pending + confirmed + cancelled) },
    { name: 'Offen', value: count(pending) },
    { name: 'Bestätigt', value: count(confirmed) },
    {
      name: 'Verkaufte Plätze',
      value: count(sum(seats.map(({ taken }) => taken))),
      of: `von ${count(sum(seats.map(({ capacity }) => capacity)))}`,
    },
    { name: 'Umsatz', value: centsText(sum(revenue.map(({ amount }) => centsOf(amount)))) },
  ]
}

/** Fill of a bar in percent, from 0 to 100; 0 where the whole is 0. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, (100 * part) / whole) : 0
}

/** "1.234" */
export function count(value: number): string {
  return value.toLocaleString('de-DE')
}

function sum(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0)
}
