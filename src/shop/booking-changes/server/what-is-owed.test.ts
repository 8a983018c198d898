import { expect, test } from 'vitest'
import type { Figures } from '#office/figures/domain/figures.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
import { asBooker, type Changed, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { ReductionEdit } from '../domain/owed-schema.ts'
import { cancelBooking, cancelSeat } from './cancellations.service.ts'

/** Ten days before the date in January: half of a seat stays owed. */
const LATE = '2026-12-28T09:00:00Z'
const BEGUN = '2027-01-08T09:00:00Z'
const REDUCTION: ReductionEdit = { cents: 1_000, reason: 'Platz von Jörg Weiß' }

async function start() {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const { session } = calls
  const rules = { ...DEFAULT_BOOKING_RULES, lateCancelPercent: 50 }
  await product.send('PUT', '/api/admin/settings/booking-rules', rules, session)
  const reductions = (id: string) => `/api/admin/registrations/${id}/reductions`
  return {
    product,
    ...calls,
    cancelKeeping: (seat: string, keptCents: number) =>
      product.send<Changed>('POST', `/api/admin/attendees/${seat}/cancel`, { keptCents }, session),
    reduce: (id: string, body: object, version?: number) =>
      product.send<Changed>('POST', reductions(id), body, {
        ...session,
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      }),
    change: (method: 'PUT' | 'DELETE', id: string, reductionId: string, body: object = {}) =>
      product.send<Changed>(method, `${reductions(id)}/${reductionId}`, body, session),
    owed: async (id: string) => (await calls.details(id)).owed.cents,
    listed: async () =>
      (
        await product.get<{ items: Registration[] } | Registration[]>(
          '/api/admin/registrations',
          session,
        )
      ).body,
    revenue: async () => {
      const path = '/api/admin/figures?from=2026-11-01&to=2026-11-30'
      const { phases } = (await product.get<Figures>(path, session)).body.period
      return phases.find(({ priceType }) => priceType === 'early_bird')?.confirmed.amount
    },
    /** A confirmed booking of two seats for 206 euros. */
    bookTwo: () => calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS)),
  }
}

test('a seat that is cancelled in the free time owes nothing of its share, and all of it again once restored', async () => {
  const { product, bookTwo, seatsOf, details, owed, restoreSeat, revenue } = await start()
  const id = await bookTwo()
  const [, joergs = ''] = await seatsOf(id)
  expect(await owed(id)).toBe(20_600)

  await cancelSeat(product.db, joergs, { reason: '' }, asBooker(product))

  expect((await details(id)).owed).toEqual({
    lines: [
      { kind: 'price', cents: 20_600 },
      { kind: 'seat', cents: -10_300, position: 2 },
    ],
    total: 10_300,
    cents: 10_300,
  })
  expect(await revenue()).toBe('103.00')
  await restoreSeat(joergs)
  expect(await owed(id)).toBe(20_600)
  expect(await revenue()).toBe('206.00')
})

test('a late cancellation leaves owed what the rules say, or less where staff say so', async () => {
  const { product, bookTwo, seatsOf, owed, cancelSeat: cancel, cancelKeeping } = await start()
  const id = await bookTwo()
  const [own = '', joergs = ''] = await seatsOf(id)
  product.clock.set(LATE)

  expect((await cancelKeeping(joergs, 5_151)).body).toMatchObject({
    code: 'booking_change.kept_too_high',
    errors: [{ path: 'keptCents' }],
  })
  await cancel(joergs)
  expect(await owed(id)).toBe(15_450)
  await cancelKeeping(own, 2_000)
  expect(await owed(id)).toBe(7_150)
})

test('a granted request counts as of the day on which the booker asked', async () => {
  const { product, bookTwo, seatsOf, owed, requests, answer } = await start()
  const id = await bookTwo()
  product.clock.set(LATE)
  await cancelSeat(product.db, (await seatsOf(id))[1] ?? '', { reason: '' }, asBooker(product))
  expect(await owed(id)).toBe(20_600)

  product.clock.set(BEGUN)
  await answer((await requests())[0]?.id ?? '', { decision: 'granted' })

  expect(await owed(id)).toBe(15_450)
})

test.each<['by its status' | 'by its booker' | 'with its date', string, string, number]>([
  ['by its status', 'confirmed', 'in time', 0],
  ['by its booker', 'confirmed', 'in time', 0],
  ['with its date', 'confirmed', 'in time', 0],
  ['by its status', 'confirmed', LATE, 10_300],
  ['with its date', 'confirmed', LATE, 0],
  ['by its status', 'confirmed', BEGUN, 20_600],
  ['by its status', 'pending', LATE, 0],
  ['with its date', 'pending', LATE, 0],
])('a booking that is cancelled %s, was %s, %s', async (how, before, when, owes) => {
  const { product, book, setStatus, cancel, january, owed, listed } = await start()
  const { id } = (await book(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).body
  if (before === 'confirmed') await setStatus(id, before)
  if (when !== 'in time') product.clock.set(when)

  if (how === 'by its status') await setStatus(id, 'cancelled')
  else if (how === 'with its date') await cancel(january)
  else await cancelBooking(product.db, id, { reason: '' }, asBooker(product))

  expect(await owed(id)).toBe(owes)
  expect(JSON.stringify(await listed())).toContain(`"owedCents":${owes}`)
  if (how !== 'by its status') return
  await setStatus(id, 'confirmed')
  expect(await owed(id), 'taken back').toBe(20_600)
})

test('of a booking that is cancelled late by its status, less stays owed where staff say so', async () => {
  const { product, bookTwo, details, session } = await start()
  const id = await bookTwo()
  product.clock.set(LATE)
  const cancel = (keptCents: number) =>
    product.send<Changed>(
      'PATCH',
      `/api/admin/registrations/${id}/status`,
      { status: 'cancelled', keptCents },
      session,
    )

  expect((await cancel(10_301)).body.code).toBe('booking_change.kept_too_high')
  await cancel(3_001)

  const { owed, seats } = await details(id)
  expect(owed.cents).toBe(3_001)
  expect(seats.map(({ notOwedCents }) => notOwedCents)).toEqual([8_800, 8_799])
})

test('of several bookings the sum says what the rules leave owed, and staff may leave nothing owed', async () => {
  const {
    product,
    bookTwo,
    book,
    seatsOf,
    owed,
    reduce,
    cancelSeat: cancel,
    session,
  } = await start()
  const ids = [await bookTwo(), await bookTwo(), await bookTwo()]
  const [one = '', other = '', third = ''] = ids
  const pending = (await book(ownSeat(CLOCKS))).body.id
  await reduce(other, { ...REDUCTION, cents: 15_000 })
  product.clock.set(LATE)
  await cancel((await seatsOf(third))[0] ?? '')
  const post = <T>(path: string, body: object) =>
    product.send<T>('POST', `/api/admin/registrations/${path}`, body, session)
  const costs = async (of: string[]) => (await post<object>('cancellation-costs', { ids: of })).body

  // 103 €; what the reduction leaves of 103 €, which is nothing; and 51.50 € of the seat that is left.
  expect(await costs([...ids, pending])).toEqual({ keptCents: 15_450, registrations: 2 })
  await post('status', { ids: [one, other, pending], status: 'cancelled' })
  await post('status', { ids: [third], status: 'cancelled', keptCents: 0 })

  expect(await Promise.all([...ids, pending].map(owed))).toEqual([10_300, 0, 5_150, 0])
  expect(await costs(ids)).toEqual({ keptCents: 0, registrations: 0 })
  const wrong = { ids, status: 'cancelled', keptCents: 1 }
  expect((await post<Changed>('status', wrong)).status).toBe(422)
})

test('a seat of a pending booking is cancelled free of charge, whenever', async () => {
  const { product, book, seatsOf, details, cancelSeat: cancel, setStatus, owed } = await start()
  const { id } = (await book(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).body
  product.clock.set(LATE)

  await cancel((await seatsOf(id))[1] ?? '')

  expect((await details(id)).owed).toMatchObject({ total: 10_300, cents: 0 })
  await setStatus(id, 'confirmed')
  expect(await owed(id)).toBe(10_300)
})

test('a reduction is recorded, corrected and removed, each with its entry in the log', async () => {
  const { product, bookTwo, owed, reduce, change, details, revenue, session } = await start()
  const id = await bookTwo()
  const { version } = await details(id)

  const { status, body } = await reduce(id, REDUCTION, version)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: version + 1,
    owed: { cents: 19_600 },
    reductions: [{ ...REDUCTION, recordedBy: 'chefin@example.com' }],
  })
  const reductionId = body.reductions[0]?.id ?? ''
  await change('PUT', id, reductionId, { ...REDUCTION, cents: 2_000 })
  expect(await revenue()).toBe('186.00')
  expect((await change('DELETE', id, reductionId)).body.reductions).toEqual([])
  expect(await owed(id)).toBe(20_600)
  expect((await change('DELETE', id, reductionId)).body.code).toBe(
    'booking_change.reduction_not_found',
  )

  const log = await product.get<{ action: string; details: object }[]>(
    '/api/admin/audit-log',
    session,
  )
  const entries = log.body.filter(({ action }) => action.startsWith('registration.reduction'))
  expect(entries.map(({ action, details: changed }) => ({ action, details: changed }))).toEqual([
    { action: 'registration.reduction_removed', details: { before: { reduction: '20 €' } } },
    {
      action: 'registration.reduction_corrected',
      details: { before: { reduction: '10 €' }, after: { reduction: '20 €' } },
    },
    { action: 'registration.reduction_recorded', details: { after: { reduction: '10 €' } } },
  ])
})

test('reductions are at most what is owed, from a cent on, and never without a reason', async () => {
  const { bookTwo, reduce, change, details, seatsOf, cancelSeat: cancel, owed } = await start()
  const id = await bookTwo()

  expect((await reduce(id, { ...REDUCTION, cents: 20_601 })).body).toMatchObject({
    code: 'booking_change.reduction_too_high',
    errors: [{ path: 'cents' }],
  })
  const [first] = (await reduce(id, { ...REDUCTION, cents: 15_000 })).body.reductions
  expect((await reduce(id, { ...REDUCTION, cents: 5_601 })).status).toBe(422)
  expect((await change('PUT', id, first?.id ?? '', { ...REDUCTION, cents: 20_600 })).status).toBe(
    200,
  )
  for (const wrong of [{ cents: 0 }, { cents: 1.5 }, { reason: ' ' }])
    expect([400, 422]).toContain((await reduce(id, { ...REDUCTION, ...wrong })).status)
  expect(await reduce(id, REDUCTION, 1)).toMatchObject({
    status: 412,
    body: { code: 'booking_change.changed_meanwhile' },
  })
  expect((await details(id)).reductions).toHaveLength(1)

  // Less is owed than was reduced: nothing is paid out for it.
  await cancel((await seatsOf(id))[1] ?? '')
  expect(await owed(id)).toBe(0)
  expect((await details(id)).owed.lines.at(-1)).toEqual({ kind: 'surplus', cents: 10_300 })
})

test('two reductions at once are one where both together are more than what is owed', async () => {
  const { bookTwo, reduce, details } = await start()
  const id = await bookTwo()
  const half = { ...REDUCTION, cents: 10_301 }

  const answers = await Promise.all([reduce(id, half), reduce(id, half)])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await details(id)).reductions).toHaveLength(1)
})

test('the reason goes with the person: the booker’s whole, a colleague’s name out of it', async () => {
  const { product, bookTwo, reduce, details, session } = await start()
  const id = await bookTwo()
  await reduce(id, REDUCTION)
  const path = '/api/admin/privacy/erase'

  await product.send('POST', path, { email: 'joerg@example.com' }, session)
  expect((await details(id)).reductions).toMatchObject([{ reason: 'Platz von Gelöschte Person' }])
  const exported = await product.send(
    'POST',
    '/api/admin/privacy/export',
    { email: BOOKER.email },
    session,
  )
  expect(JSON.stringify(exported.body)).toContain('Platz von Gelöschte Person')
  await product.send('POST', path, { email: BOOKER.email }, session)

  expect((await details(id)).reductions).toMatchObject([{ cents: 1_000, reason: '' }])
})
