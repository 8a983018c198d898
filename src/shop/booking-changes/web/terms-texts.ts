import { formatLongDay, isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { TermsChange } from '#shop/booking/domain/terms-changes.ts'

/** A change since the booking, as it is shown. */
export interface PromiseChangeText {
  title: string
  before: string | null
  after: string | null
}

const TRAINING_FIELDS: Readonly<Record<string, string>> = {
  title: 'Titel',
  subtitle: 'Untertitel',
  description: 'Beschreibung',
  objectives: 'Ziele',
  agenda: 'Ablauf',
  methods: 'Methoden',
  targetAudience: 'Für wen',
  outcome: 'Ergebnis',
}
const PACKAGE_FIELDS: Readonly<Record<string, string>> = {
  name: 'Name des Pakets',
  features: 'Was im Paket steckt',
  regularPrice: 'Regulärer Preis',
}
/** The legal pages whose versions are agreed. */
export const LEGAL_PAGES = {
  participation: 'Teilnahmebedingungen',
  privacy: 'Datenschutzerklärung',
} as const
const RULE_FIELDS: Readonly<Record<string, string>> = {
  substituteUntilHours: 'Vertretung nennen (Stunden vor Beginn)',
  moveUntilDays: 'Anderer Termin (Tage vorher)',
  cancelFreeUntilDays: 'Kostenlos absagen (Tage vorher)',
  lateCancelPercent: 'Späte Absage, höchstens (Prozent des Preises)',
  answerWithinDays: 'Antwort auf Anfragen (Werktage)',
  paymentDays: 'Zahlungsziel der Rechnung (Tage)',
}

/** The change in words. @param titleOf the title of the training of a slot, as it was promised */
export function termsChangeText(
  { about, positions, field, before, after }: TermsChange,
  titleOf: (position: number) => string,
): PromiseChangeText {
  const training = positions[0] === undefined ? '' : titleOf(positions[0])
  const values = { before, after }
  switch (about) {
    case 'training':
      return { title: `${training}: ${TRAINING_FIELDS[field] ?? field}`, ...values }
    case 'date':
      return { title: `${training}: ${field === 'state' ? 'Termin' : 'Tag und Zeit'}`, ...values }
    case 'package':
      return {
        title: PACKAGE_FIELDS[field] ?? field,
        ...(field === 'regularPrice' ? inEuros(values) : values),
      }
    case 'rules':
      return { title: RULE_FIELDS[field] ?? field, ...values }
    case 'conditions':
      return { title: field, ...values }
    case 'privacy':
    case 'participation':
      return {
        title: `${LEGAL_PAGES[about]}, Stand`,
        before: before && versionText(before),
        after: after && versionText(after),
      }
  }
}

/**
 * What the changes mean for the booking: which of them matter to its people, and which only to new bookings. A booking
 * keeps its price and its rules.
 */
export function concernsBooking({ about }: Pick<TermsChange, 'about'>): boolean {
  return about === 'training' || about === 'date' || about === 'privacy'
}

/** "Seit der Buchung hat sich nichts geändert.", "… hat sich 1 Punkt geändert." */
export function changesSummary(count: number): string {
  if (count === 0) return 'Seit der Buchung hat sich daran nichts geändert.'
  return count === 1
    ? 'Seit der Buchung hat sich daran 1 Punkt geändert.'
    : `Seit der Buchung haben sich daran ${count} Punkte geändert.`
}

/** The version of a legal page: a day, written out. */
export function versionText(version: string): string {
  return isCalendarDay(version) ? formatLongDay(version) : version
}

function inEuros({ before, after }: { before: string | null; after: string | null }) {
  const euros = (price: string | null) => price && `${displayEuros(parseMoney(price))}\u00a0€`
  return { before: euros(before), after: euros(after) }
}
