import { addDays, berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { PaymentKind } from '#shop/payments/domain/payment-state.ts'

/*
 * What happened in an invented office, and what follows from it by the rules of the house, computed here once more: none of
 * the product's own sums is used. Amounts in cents with VAT, days in Europe/Berlin.
 */

export const PAYMENT_DAYS = 14
export const LATE_CANCEL_PERCENT = 50
const FREE_UNTIL_DAYS = 14
/** Days from the due day to the first reminder, and from each to the next. */
export const REMINDER_DAYS = [7, 14, 14] as const
/** Days from the last reminder until the office decides. */
const DECISION_DAYS = 14

export interface DateFact {
  id: string
  trainingId: string
  startsAt: Date
  isCancelled: boolean
}

export interface SeatFact {
  id: string
  date: DateFact
  /** False for one that a new order left out. */
  isOrdered: boolean
  isCancelled: boolean
  notOwed: number
}

export interface BookingFact {
  id: string
  reference: string
  company: Company
  email: string
  createdOn: CalendarDay
  price: number
  seats: SeatFact[]
  reductions: { id: string; cents: number }[]
  status: 'pending' | 'confirmed' | 'cancelled'
  wasConfirmed: boolean
  confirmedAt: Date | null
  /** The rate in percent that was in force when it was made. */
  vat: number
  isReverseCharge: boolean
  hasAddress: boolean
}

/** Who books, with where its invoices go; '' for the booker. */
export interface Company {
  name: string
  mailbox: string
  billing: Record<string, string>
  isAbroad: boolean
}

export interface DocumentFact {
  id: string
  number: string
  /** The invoice that a cancellation takes back; null for an invoice. */
  cancels: DocumentFact | null
  cancelledBy: DocumentFact | null
  issuedOn: CalendarDay
  dueOn: CalendarDay
  parts: { booking: BookingFact; cents: number; net: number }[]
  recipient: string
  mails: number
  reminders: { on: CalendarDay; open: number }[]
  isDisputed: boolean
  /** Whether its buyer waits for more than three reminders. */
  isIgnored: boolean
}

export interface EntryFact {
  invoice: DocumentFact
  kind: PaymentKind
  cents: number
  day: CalendarDay
}

export interface Facts {
  dates: DateFact[]
  bookings: BookingFact[]
  documents: DocumentFact[]
  entries: EntryFact[]
  /** When bookers asked to cancel, by the id of the request; `seat` is null for the whole booking. */
  requests: Map<string, { booking: BookingFact; seat: SeatFact | null; at: Date }>
  /** Lines of bank statements that nobody has decided about. */
  openLines: number
  /** From when on confirmed bookings get their invoice by themselves; null where the office issues them. */
  issuedSince: Date | null
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}

/** An equal part of the price, the first seats a cent more where it cannot be divided. */
export function shareOf({ price, seats }: BookingFact, seat: SeatFact): number {
  const ordered = seats.filter(({ isOrdered }) => isOrdered)
  const index = ordered.indexOf(seat)
  if (index < 0) return 0
  return Math.floor(price / ordered.length) + (index < price % ordered.length ? 1 : 0)
}

export function liveSeats({ status, seats }: BookingFact): SeatFact[] {
  return status === 'cancelled' ? [] : seats.filter(({ isCancelled }) => !isCancelled)
}

/** What of its share a cancelled seat still owes by the rules. */
export function keptByRule(booking: BookingFact, seat: SeatFact, at: Date): number {
  const { startsAt } = seat.date
  if (!booking.wasConfirmed) return 0
  if (at >= startsAt) return shareOf(booking, seat)
  if (isFree(seat, at)) return 0
  return Math.round((shareOf(booking, seat) * LATE_CANCEL_PERCENT) / 100)
}

export function isFree({ date: { startsAt } }: SeatFact, at: Date): boolean {
  return berlinDay(at) <= addDays(berlinDay(startsAt), -FREE_UNTIL_DAYS)
}

/** What the booking owes, or will once it is confirmed. */
export function totalOf({ price, seats, reductions }: BookingFact): number {
  const less = [...seats.map(({ notOwed }) => notOwed), ...reductions.map(({ cents }) => cents)]
  return Math.max(0, price - sum(less))
}

export function owedBy(booking: BookingFact): number {
  const { status, wasConfirmed } = booking
  return status === 'confirmed' || (status === 'cancelled' && wasConfirmed) ? totalOf(booking) : 0
}

/** What its invoice has to say: without the VAT where the buyer owes that. */
export function payableBy(booking: BookingFact): number {
  return booking.isReverseCharge ? netOf(booking, owedBy(booking)) : owedBy(booking)
}

export function netOf({ vat }: BookingFact, cents: number): number {
  return Math.round((cents * 100) / (100 + vat))
}

export function grossOf({ parts }: DocumentFact): number {
  return sum(parts.map(({ cents }) => cents))
}

export function invoiceOf({ documents }: Facts, booking: BookingFact): DocumentFact | undefined {
  return documents.find(
    ({ cancels, cancelledBy, parts }) =>
      cancels === null && cancelledBy === null && parts.some((part) => part.booking === booking),
  )
}

export function invoicedOf(facts: Facts, booking: BookingFact): number | null {
  const parts = invoiceOf(facts, booking)?.parts
  return parts?.find((part) => part.booking === booking)?.cents ?? null
}

/** Which documents are missing. */
export function dueOf(facts: Facts, booking: BookingFact) {
  const [owed, invoiced] = [payableBy(booking), invoicedOf(facts, booking)]
  if (invoiced === owed || (invoiced === null && owed === 0)) return 'none'
  if (invoiced === null) return 'invoice'
  return owed === 0 ? 'cancellation' : 'replacement'
}

export function paidOf({ entries }: Facts, invoice: DocumentFact, kind: PaymentKind): number {
  return sum(
    entries.filter((one) => one.invoice === invoice && one.kind === kind).map(({ cents }) => cents),
  )
}

/** What came and has not gone back. */
export function balanceOf(facts: Facts, invoice: DocumentFact): number {
  return paidOf(facts, invoice, 'received') - paidOf(facts, invoice, 'refunded')
}

/** What is still to be paid; negative where money has to go back. */
export function openOf(facts: Facts, invoice: DocumentFact): number {
  const left = (invoice.cancelledBy ? 0 : grossOf(invoice)) - balanceOf(facts, invoice)
  return left > 0 ? Math.max(0, left - paidOf(facts, invoice, 'written_off')) : left
}

export function stateOf(facts: Facts, invoice: DocumentFact): string {
  const [open, balance] = [openOf(facts, invoice), balanceOf(facts, invoice)]
  const writtenOff = paidOf(facts, invoice, 'written_off')
  if (invoice.cancelledBy) {
    if (open < 0) return 'to_refund'
    return paidOf(facts, invoice, 'refunded') > 0 ? 'refunded' : 'cancelled'
  }
  if (open < 0) return 'overpaid'
  if (open > 0) return balance > 0 || writtenOff > 0 ? 'partly_paid' : 'open'
  return balance < grossOf(invoice) ? 'written_off' : 'paid'
}

export function invoicesOf({ documents }: Facts): DocumentFact[] {
  return documents.filter(({ cancels }) => cancels === null)
}

/** Confirmed bookings that get an invoice by themselves, where nothing is missing. */
export function automaticOf({ bookings, documents, issuedSince }: Facts, until: Date) {
  return bookings.filter(
    (booking) =>
      issuedSince !== null &&
      booking.status === 'confirmed' &&
      booking.confirmedAt !== null &&
      booking.confirmedAt >= issuedSince &&
      booking.confirmedAt <= until &&
      payableBy(booking) > 0 &&
      !documents.some(({ parts }) => parts.some((part) => part.booking === booking)),
  )
}

/** The overdue invoices with where their reminders stand: "1 due", "2 later", "ended", "disputed". */
export function remindersOf(facts: Facts, today: CalendarDay) {
  return invoicesOf(facts)
    .filter((invoice) => openOf(facts, invoice) > 0 && invoice.dueOn < today)
    .map((invoice) => ({ invoice, ...stageOf(invoice, today) }))
}

function stageOf({ isDisputed, reminders, dueOn }: DocumentFact, today: CalendarDay) {
  if (isDisputed) return { stage: 'disputed', isToDo: false }
  const before = reminders.at(-1)?.on ?? dueOn
  const days = REMINDER_DAYS[reminders.length]
  if (days === undefined) return { stage: 'ended', isToDo: addDays(before, DECISION_DAYS) <= today }
  const isDue = addDays(before, days) <= today
  return { stage: `${reminders.length + 1} ${isDue ? 'due' : 'later'}`, isToDo: isDue }
}
