import type { CalendarDay } from '#domain/calendar-day.ts'
import { displayEuros, parseMoney } from '#domain/money.ts'
import { PRICE_TYPE_LABELS, type PriceType } from '#domain/pricing/price-type.ts'
import { type RegistrationStatus, STATUS_LABELS } from '#domain/registration/status.ts'
import { unbroken } from '../../lib/unbroken.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

interface StatusWords {
  /** What it is. */
  label: string
  /** What to pick to make it so. */
  action: string
  tone: BadgeTone
}

export const STATUS_WORDS: Record<RegistrationStatus, StatusWords> = {
  pending: { label: STATUS_LABELS.pending, action: 'Ausstehend', tone: 'orange' },
  confirmed: { label: STATUS_LABELS.confirmed, action: 'Bestätigen', tone: 'green' },
  cancelled: { label: STATUS_LABELS.cancelled, action: 'Absagen', tone: 'red' },
}

/** The phase whose price was agreed, in its word and the colour of its bar. */
export const PHASE_WORDS: Record<PriceType, { label: string; bar: string }> = {
  early_bird: { label: PRICE_TYPE_LABELS.early_bird, bar: 'bg-early' },
  normal: { label: PRICE_TYPE_LABELS.normal, bar: 'bg-brand-hover' },
  late_bird: { label: PRICE_TYPE_LABELS.late_bird, bar: 'bg-late' },
}

/** "149.00" as "149 €", on one line. */
export function priceText(amount: string): string {
  return unbroken(`${displayEuros(parseMoney(amount))} €`)
}

/** "05.01.", of a calendar day such as "2027-01-05". */
export function formatShortDay(day: CalendarDay): string {
  const [, month, date] = day.split('-')
  return `${date}.${month}.`
}
