import { centsOf } from '#office/registrations/web/registration-texts.ts'
import { signedCents } from '#shop/payments/web/staff/payment-words.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import type { Figures } from '../domain/figures.ts'

interface KeyFigure {
  name: string
  value: string
  /** The total that the value is a part of, or what it leaves out. */
  of?: string
}

/** The key figures above the lists: of the period, and the seats of the dates to come. */
export function keyFigures({ seats, period }: Figures): KeyFigure[] {
  const { pending, confirmed, cancelled } = period.registrations
  const revenue = (status: 'confirmed' | 'pending') =>
    centsText(sum(period.phases.map((phase) => centsOf(phase[status].amount))))
  return [
    {
      name: 'Anmeldungen',
      value: count(pending + confirmed),
      ...(cancelled > 0 && { of: `ohne ${count(cancelled)} abgesagte` }),
    },
    { name: 'Bestätigt', value: count(confirmed) },
    { name: 'Ausstehend', value: count(pending) },
    { name: 'Umsatz, bestätigt', value: revenue('confirmed'), of: 'brutto' },
    { name: 'Ausstehender Umsatz', value: revenue('pending'), of: 'brutto' },
    {
      name: 'Plätze kommender Termine',
      value: count(sum(seats.map(({ taken }) => taken))),
      of: `von ${count(sum(seats.map(({ capacity }) => capacity)))}`,
    },
  ]
}

/**
 * The same from documents: what was invoiced, paid and given back in the period. None where nothing of that happened, so
 * that they take no room from the lists.
 */
export function documentFigures({ documents }: Figures['period']): KeyFigure[] {
  const { net, gross, received, refunded, open } = documents
  if ([net, gross, received, refunded, open].every((cents) => cents === 0)) return []
  return [
    // Negative where more was taken back than invoiced.
    { name: 'Umsatz laut Rechnungen', value: signedCents(net), of: 'netto' },
    { name: 'Rechnungsbeträge', value: signedCents(gross), of: 'brutto' },
    { name: 'Bezahlt', value: centsText(received), of: 'brutto' },
    { name: 'Zurückgezahlt', value: centsText(refunded), of: 'brutto' },
    { name: 'Offen', value: centsText(open), of: 'brutto' },
  ]
}

/** The dates of the period that are over: those to come are shown with their present seats. The latest first. */
export function pastDates({ seats, period }: Figures): Figures['period']['dates'] {
  const coming = new Set(seats.map(({ dateId }) => dateId))
  return period.dates.filter(({ dateId }) => !coming.has(dateId)).reverse()
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
