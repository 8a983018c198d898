import { parseMoney } from '#platform/basics/domain/money.ts'
import {
  type BookingRules,
  type CancelMode,
  cancelMode,
} from '#shop/booking-rules/domain/booking-rules.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'

/** Longest reason of a reduction. */
export const REDUCTION_REASON_MAX_LENGTH = 300

/** A seat as far as the price is about it. */
export interface PricedSeat {
  id: string
  /** False for one that a new order left out. */
  isOrdered: boolean
}

/**
 * The share of each seat in the price of its booking, in cents. A package has one price, so all seats have the same share;
 * what cannot be divided goes to the first ones, cent by cent. Shares sum up to the price.
 *
 * @param price in cents
 * @param seats all of the booking, ordered by slot; those that a new order left out have no share
 */
export function seatShares(price: number, seats: readonly PricedSeat[]): Map<string, number> {
  const ordered = seats.filter(({ isOrdered }) => isOrdered)
  const least = Math.floor(price / ordered.length)
  const rest = price - least * ordered.length
  const shares = ordered.map(({ id }, index) => [id, least + (index < rest ? 1 : 0)] as const)
  return new Map([...seats.map(({ id }) => [id, 0] as const), ...shares])
}

/** How a seat is cancelled. */
interface SeatCancellation {
  /** The share of the seat, in cents. */
  share: number
  /** Of the seat's date; null where it is unknown. */
  startsAt: Date | null
  /** Of the booking. */
  rules: BookingRules
  /** When it is cancelled, or when the booker asked for it. */
  at: Date
  /** Whether the booking was confirmed once. What never was confirmed binds nobody. */
  wasConfirmed: boolean
  /** Whether the firm cancels the date. */
  isDateCancelled?: boolean
}

/**
 * What of the share of a cancelled seat is not owed by the rules, in cents: all of it where nothing was confirmed, where
 * the firm cancels the date, and in the free time. Later the booking's `lateCancelPercent` stays owed, and all of it once
 * the session has begun.
 */
export function notOwedByRule(seat: SeatCancellation): number {
  const { share, startsAt, rules, at, wasConfirmed, isDateCancelled = false } = seat
  if (!wasConfirmed || isDateCancelled) return share
  return share - Math.round((share * owedPercent(cancelMode({ startsAt }, rules, at), rules)) / 100)
}

function owedPercent(mode: CancelMode, { lateCancelPercent }: BookingRules): number {
  if (mode === 'free') return 0
  return mode === 'request' ? lateCancelPercent : 100
}

/**
 * Divides an amount in proportion to others without losing a cent, for what staff leave owed of several cancelled seats.
 *
 * @param most of each, in cents
 * @param cents at most the sum of them
 * @returns the part of each, at most as much
 */
export function inProportion(most: readonly number[], cents: number): number[] {
  const sum = most.reduce((one, other) => one + other, 0)
  if (sum === 0) return most.map(() => 0)
  let before = 0
  return most.map((one) => {
    const from = Math.floor((before * cents) / sum)
    before += one
    return Math.floor((before * cents) / sum) - from
  })
}

/** A change of the price by a new order, as the history holds it; empty once the person was erased. */
export interface OrderChange {
  before: { price?: string | undefined }
  after: { price?: string | undefined }
  at: string
}

/** What a booking owes, line by line. */
export interface LedgerFacts {
  status: RegistrationStatus
  /** Whether staff have confirmed it, and not set it back to pending. */
  wasConfirmed: boolean
  /** In cents, with VAT. */
  price: number
  seats: readonly (PricedSeat & { position: number; notOwedCents: number })[]
  /** New orders, the oldest first. */
  orders?: readonly OrderChange[]
  reductions: readonly { id: string; cents: number; reason: string }[]
}

/** One line of what is owed; amounts in cents, negative where they make it less. */
export type OwedLine =
  /** The price as it was agreed when booking. */
  | { kind: 'price'; cents: number }
  /** What a new order changed. */
  | { kind: 'order'; cents: number; at: string }
  /** A cancelled seat, of whose share this is not owed. */
  | { kind: 'seat'; cents: number; position: number }
  | { kind: 'reduction'; cents: number; id: string; reason: string }
  /** Reductions that are more than what was left: nothing is paid out for them. */
  | { kind: 'surplus'; cents: number }

export interface Owed {
  lines: OwedLine[]
  /** The sum of the lines, never below 0: what is owed once the booking is confirmed. */
  total: number
  /** What is owed now: nothing while the booking binds nobody. */
  cents: number
}

/** What a booking owes in all, whatever was paid: its price, less what is not owed of cancelled seats, less reductions. */
export function owedBy(facts: LedgerFacts): Owed {
  const { status, wasConfirmed, price, orders = [], reductions } = facts
  const lines: OwedLine[] = [
    ...priceLines(price, orders),
    ...facts.seats.flatMap(({ position, notOwedCents }): OwedLine[] =>
      notOwedCents > 0 ? [{ kind: 'seat', cents: -notOwedCents, position }] : [],
    ),
    ...reductions.map(({ id, cents, reason }) => ({
      ...{ kind: 'reduction' as const, id, reason },
      cents: -cents,
    })),
  ]
  const sum = lines.reduce((cents, line) => cents + line.cents, 0)
  if (sum < 0) lines.push({ kind: 'surplus', cents: -sum })
  const total = Math.max(0, sum)
  const isBinding = status === 'confirmed' || (status === 'cancelled' && wasConfirmed)
  return { lines, total, cents: isBinding ? total : 0 }
}

/** The price when booking and what new orders made of it, as far as the history knows. */
function priceLines(price: number, orders: readonly OrderChange[]): OwedLine[] {
  const lines: OwedLine[] = []
  let present = price
  for (const { before, after, at } of orders.toReversed()) {
    if (before.price === undefined || after.price === undefined) break
    const was = parseMoney(before.price)
    if (was !== present) lines.unshift({ kind: 'order', cents: present - was, at })
    present = was
  }
  return [{ kind: 'price', cents: present }, ...lines]
}
