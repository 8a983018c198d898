import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Figures } from '#office/figures/domain/figures.ts'
import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { owedBy } from '../domain/owed.ts'

const BOOKINGS = 12
const cents = fc.integer({ min: 0, max: 20_000 })
const facts = fc.record({
  status: fc.constantFrom(...REGISTRATION_STATUSES),
  wasConfirmed: fc.boolean(),
  price: fc.oneof(cents, fc.constantFrom(0, 1, 9_999_999)),
  notOwed: fc.tuple(fc.oneof(cents, fc.constant(0)), fc.oneof(cents, fc.constant(0))),
  reductions: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 3 }),
})
type Facts = typeof facts extends fc.Arbitrary<infer One> ? One : never

test('lists and figures compute what bookings owe in SQL as the rule does', async () => {
  const { product, session, ids, store } = await start()

  await fc.assert(
    fc.asyncProperty(
      fc.array(facts, { minLength: BOOKINGS, maxLength: BOOKINGS }),
      async (bookings) => {
        for (const [index, one] of bookings.entries()) await store(ids[index] ?? '', one)
        const owed = bookings.map(owedOf)

        const { body: list } = await product.get<Registration[]>(
          '/api/admin/registrations',
          session,
        )
        const listed = new Map(list.map(({ id, owedCents }) => [id, owedCents]))
        // Both show of a pending booking what it will owe.
        expect(ids.map((id) => listed.get(id))).toEqual(
          bookings.map(({ status }, index) =>
            status === 'pending' ? owed[index]?.total : owed[index]?.cents,
          ),
        )
        const period = 'from=2026-11-01&to=2026-11-30'
        const { body } = await product.get<Figures>(`/api/admin/figures?${period}`, session)
        expect(sumOf(body, 'confirmed')).toBe(sum(owed.map((one) => one.cents)))
        const pending = owed.filter((_, index) => bookings[index]?.status === 'pending')
        expect(sumOf(body, 'pending')).toBe(sum(pending.map(({ total }) => total)))
      },
    ),
    { numRuns: 25 },
  )
})

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  await product.pool.query('update training_dates set capacity = 1000')
  const ids: string[] = []
  for (let some = 0; some < BOOKINGS; some += 1)
    ids.push((await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).id)
  return {
    product,
    session,
    ids,
    /** Stores facts as no rule would let them come about, too. */
    store: async (id: string, { status, wasConfirmed, price, notOwed, reductions }: Facts) => {
      const run = (text: string, ...values: unknown[]) => product.pool.query(text, [id, ...values])
      const confirmedAt = wasConfirmed ? product.clock.now() : null
      await run(
        'update registrations set status = $2, price = $3, confirmed_at = $4 where id = $1',
        ...[status, formatMoney(price), confirmedAt],
      )
      await run(
        'update attendees set not_owed_cents = ($2::bigint[])[position] where registration_id = $1',
        notOwed,
      )
      await run('delete from reductions where registration_id = $1')
      await run(
        `insert into reductions (registration_id, cents, reason, recorded_by)
         select $1, cents, 'Kulanz', 'team@example.com' from unnest($2::bigint[]) cents`,
        reductions,
      )
    },
  }
}

function owedOf({ notOwed, reductions, ...booking }: Facts) {
  return owedBy({
    ...booking,
    seats: notOwed.map((notOwedCents, index) => ({
      ...{ id: String(index), position: index + 1, isOrdered: true, notOwedCents },
    })),
    reductions: reductions.map((one, index) => ({ id: String(index), cents: one, reason: '' })),
  })
}

function sumOf({ period: { phases } }: Figures, kind: 'confirmed' | 'pending'): number {
  return sum(phases.map((phase) => parseMoney(phase[kind].amount)))
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0)
}
