import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from './line-shares.ts'
import { movedPayments } from './moved-payments.ts'
import {
  type InvoiceAccount,
  openAmount,
  PAYMENT_KINDS,
  type PaymentKind,
  paymentState,
} from './payment-state.ts'

const NONE = { gross: 20_600, isCancelled: false, received: 0, refunded: 0, writtenOff: 0 }

test.each<[Partial<InvoiceAccount>, string, number]>([
  [{}, 'open', 20_600],
  [{ received: 20_599 }, 'partly_paid', 1],
  [{ received: 20_600 }, 'paid', 0],
  [{ received: 20_601 }, 'overpaid', -1],
  [{ received: 20_601, refunded: 1 }, 'paid', 0],
  [{ received: 20_600, refunded: 20_600 }, 'open', 20_600],
  [{ writtenOff: 20_600 }, 'written_off', 0],
  [{ received: 20_000, writtenOff: 600 }, 'written_off', 0],
  [{ writtenOff: 600 }, 'partly_paid', 20_000],
  [{ received: 20_600, writtenOff: 600 }, 'paid', 0],
  [{ isCancelled: true }, 'cancelled', 0],
  [{ isCancelled: true, writtenOff: 20_600 }, 'cancelled', 0],
  [{ isCancelled: true, received: 20_600 }, 'to_refund', -20_600],
  [{ isCancelled: true, received: 20_600, refunded: 600 }, 'to_refund', -20_000],
  [{ isCancelled: true, received: 20_600, refunded: 20_600 }, 'refunded', 0],
])('an invoice over 206 € with %j is %s', (facts, state, open) => {
  const account = { ...NONE, ...facts }
  expect(paymentState(account)).toBe(state)
  expect(openAmount(account)).toBe(open)
})

const entry = fc.record({
  kind: fc.constantFrom(...PAYMENT_KINDS),
  cents: fc.integer({ min: 1, max: 40_000 }),
})
type Entry = { kind: PaymentKind; cents: number }

function accountOf(entries: readonly Entry[], gross: number, isCancelled: boolean): InvoiceAccount {
  const sum = (kind: PaymentKind) =>
    entries.reduce((all, one) => all + (one.kind === kind ? one.cents : 0), 0)
  return {
    ...{ gross, isCancelled },
    received: sum('received'),
    refunded: sum('refunded'),
    writtenOff: sum('written_off'),
  }
}

/** Only what staff may enter: no more goes back than came, and no more is given up than is open. */
function permitted(wanted: readonly Entry[], gross: number, isCancelled: boolean): Entry[] {
  const entries: Entry[] = []
  for (const next of wanted) {
    const account = accountOf(entries, gross, isCancelled)
    const most = {
      received: next.cents,
      refunded: account.received - account.refunded,
      written_off: Math.max(0, openAmount(account)),
    }[next.kind]
    const cents = Math.min(next.cents, most)
    if (cents > 0) entries.push({ ...next, cents })
  }
  return entries
}

test('after any entries every cent of an invoice is paid, open, given up, or too much', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 12 }),
      fc.integer({ min: 1, max: 60_000 }),
      fc.boolean(),
      (wanted, gross, isCancelled) => {
        const account = accountOf(permitted(wanted, gross, isCancelled), gross, isCancelled)
        const balance = account.received - account.refunded
        const open = openAmount(account)
        const asked = isCancelled ? 0 : gross
        expect(balance).toBeGreaterThanOrEqual(0)
        if (open < 0) expect(balance + open).toBe(asked)
        else expect(asked - balance - open).toBeGreaterThanOrEqual(0)
        if (open >= 0) expect(asked - balance - open).toBeLessThanOrEqual(account.writtenOff)
        const state = paymentState(account)
        expect(open < 0).toBe(state === 'overpaid' || state === 'to_refund')
        expect(open > 0).toBe(state === 'open' || state === 'partly_paid')
        expect(isCancelled).toBe(['to_refund', 'refunded', 'cancelled'].includes(state))
      },
    ),
  )
})

test('money that moves to another invoice is nowhere twice, and leaves nothing to refund', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 8 }),
      fc.integer({ min: 1, max: 60_000 }),
      fc.boolean(),
      (wanted, gross, isCancelled) => {
        const entries = permitted(wanted, gross, isCancelled).map((one, index) => ({
          ...one,
          id: String(index),
        }))
        const excess = -openAmount(accountOf(entries, gross, isCancelled))
        fc.pre(excess > 0)
        const moved = movedPayments(entries, { isCancelled, excess })
        const takenOf = (id: string) => moved.find((one) => one.id === id)?.cents ?? 0
        const rest = entries.map((one) => ({ ...one, cents: one.cents - takenOf(one.id) }))
        expect(openAmount(accountOf(rest, gross, isCancelled))).toBe(0)
        const gone = entries.map((one) => ({ ...one, cents: takenOf(one.id) }))
        const { received, refunded } = accountOf(gone, 0, false)
        expect(received - refunded).toBe(excess)
      },
    ),
  )
})

test('of a transfer for several invoices every cent gets somewhere', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -90_000, max: 90_000 }),
      fc.array(fc.integer({ min: -40_000, max: 40_000 }), { minLength: 1, maxLength: 5 }),
      (cents, open) => {
        const shares = sharesOf(cents, open)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.abs(cents))
        expect(shares.every((share) => share >= 0)).toBe(true)
      },
    ),
  )
  expect(sharesOf(30_000, [20_600, 5000])).toEqual([20_600, 9400])
  expect(sharesOf(-300, [-200, 5000, -100])).toEqual([200, 0, 100])
})
