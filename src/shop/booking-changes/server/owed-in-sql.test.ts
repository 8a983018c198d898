import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reductions } from '#shop/booking/server/booking-changes.schema.ts'
import { attendees, registrations } from '#shop/booking/server/registrations.schema.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { joinOwed, OWED_CENTS } from './owed.repository.ts'
import { readOwed } from './owed.service.ts'

const cents = fc.integer({ min: 0, max: 20_000 })
const stored = fc.record({
  status: fc.constantFrom(...REGISTRATION_STATUSES),
  wasConfirmed: fc.boolean(),
  price: fc.oneof(cents, fc.constantFrom(0, 1, 9_999_999_999)),
  notOwed: fc.tuple(fc.oneof(cents, fc.constant(0)), fc.oneof(cents, fc.constant(0))),
  reductions: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 3 }),
})

test('the database computes what bookings owe as the rule does', async () => {
  const { product, ids } = await startWithBookings(15)
  const { db } = product

  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 15, maxLength: 15 }), async (facts) => {
      for (const [index, one] of facts.entries()) await store(product, ids[index] ?? '', one)
      const rows = await db.select().from(registrations)
      const expected = new Map<string, number>()
      for (const row of rows) {
        const owed = await readOwed(db, row)
        // Lists show of a pending booking what it will owe.
        expected.set(row.id, row.status === 'pending' ? owed.total : owed.cents)
      }
      expect(await listed(db)).toEqual(expected)
      expect(await joined(db)).toEqual(expected)
    }),
    { numRuns: 20 },
  )
})

type Stored = typeof stored extends fc.Arbitrary<infer Facts> ? Facts : never
type Product = Awaited<ReturnType<typeof lendTestProduct>>

async function startWithBookings(count: number) {
  const product = await lendTestProduct()
  await product.pool.query('update training_dates set capacity = 1000')
  const ids: string[] = []
  for (let some = 0; some < count; some += 1)
    ids.push((await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).id)
  return { product, ids }
}

async function store(
  { db, clock }: Product,
  registrationId: string,
  { status, wasConfirmed, price, notOwed, ...facts }: Stored,
): Promise<void> {
  await db
    .update(registrations)
    .set({
      status,
      price: (price / 100).toFixed(2),
      confirmedAt: wasConfirmed ? clock.now() : null,
    })
    .where(eq(registrations.id, registrationId))
  const seats = await db
    .select()
    .from(attendees)
    .where(eq(attendees.registrationId, registrationId))
  for (const [index, { id }] of seats.entries())
    await db
      .update(attendees)
      .set({ notOwedCents: notOwed[index] ?? 0 })
      .where(eq(attendees.id, id))
  await db.delete(reductions).where(eq(reductions.registrationId, registrationId))
  for (const one of facts.reductions)
    await db
      .insert(reductions)
      .values({ registrationId, cents: one, reason: 'Kulanz', recordedBy: 'team@example.com' })
}

async function listed(db: Product['db']) {
  const rows = await db.select({ id: registrations.id, cents: OWED_CENTS }).from(registrations)
  return new Map(rows.map(({ id, cents: owed }) => [id, owed]))
}

async function joined(db: Product['db']) {
  const { notOwed, reduced, cents: owed } = joinOwed(db)
  const rows = await db
    .select({ id: registrations.id, owed })
    .from(registrations)
    .leftJoin(notOwed, eq(notOwed.registrationId, registrations.id))
    .leftJoin(reduced, eq(reduced.registrationId, registrations.id))
  return new Map(rows.map((row) => [row.id, row.owed]))
}
