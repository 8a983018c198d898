import { expect, test } from 'vitest'
import type { Figures } from '#office/figures/domain/figures.ts'
import type { Todo } from '#office/todo/domain/todo.ts'
import { asBooker, type Changed, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { RefundEdit } from '../domain/refund-schema.ts'
import { cancelBooking, cancelSeat } from './cancellations.service.ts'

const REFUND: RefundEdit = { cents: 10_300, day: '2026-11-20', reason: 'Platz von Jörg Weiß' }

async function start() {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const { session } = calls
  const refund = (id: string, body: object, version?: number) =>
    product.send<Changed>('POST', `/api/admin/registrations/${id}/refunds`, body, {
      ...session,
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    })
  return {
    product,
    ...calls,
    refund,
    change: (method: 'PUT' | 'DELETE', id: string, refundId: string, body: object = {}) =>
      product.send<Changed>(
        method,
        `/api/admin/registrations/${id}/refunds/${refundId}`,
        body,
        session,
      ),
    open: async () => (await product.get<Todo>('/api/admin/todo', session)).body.refunds,
    revenue: async () => {
      const path = '/api/admin/figures?from=2026-11-01&to=2026-11-30'
      const { phases } = (await product.get<Figures>(path, session)).body.period
      return phases.find(({ priceType }) => priceType === 'early_bird')?.confirmed.amount
    },
    /** A confirmed booking of two seats for 206 euros. */
    bookTwo: () => calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS)),
  }
}

test('a seat that a booker cancels is a refund to decide on, until staff record one', async () => {
  const { product, bookTwo, seatsOf, details, open, refund, revenue } = await start()
  const id = await bookTwo()
  const [, joergs = ''] = await seatsOf(id)
  expect((await open()).count).toBe(0)

  await cancelSeat(product.db, joergs, { reason: '' }, asBooker(product))

  expect(await open()).toMatchObject({
    count: 1,
    items: [
      {
        registrationId: id,
        contactName: 'Sina Adler',
        cents: 10_300,
        seats: 1,
        since: '2026-11-20T09:00:00.000Z',
      },
    ],
  })
  const { openRefund, version } = await details(id)
  expect(openRefund).toEqual({ cents: 10_300, seats: 1, since: '2026-11-20T09:00:00.000Z' })
  expect(await revenue()).toBe('206.00')

  const { status, body } = await refund(id, REFUND, version)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    openRefund: null,
    version: version + 1,
    refunds: [{ ...REFUND, id: expect.any(String), recordedBy: 'chefin@example.com' }],
  })
  expect(await open()).toEqual({ count: 0, items: [] })
  expect(await revenue()).toBe('103.00')
})

test('what staff decide counts without money as well, and the next cancelled seat asks again', async () => {
  const { bookTwo, seatsOf, cancelSeat: cancel, refund, open, restoreSeat } = await start()
  const id = await bookTwo()
  const [own = '', joergs = ''] = await seatsOf(id)
  await cancel(joergs)
  await refund(id, { ...REFUND, cents: 0, reason: 'Abgesagt am Tag davor' })
  expect((await open()).count).toBe(0)

  await restoreSeat(joergs)
  await cancel(joergs)
  expect((await open()).items, 'cancelled again').toMatchObject([{ cents: 10_300 }])
  await restoreSeat(joergs)
  expect((await open()).count, 'taken back').toBe(0)
  await cancel(own)
  await cancel(joergs)
  expect((await open()).items, 'all').toMatchObject([{ cents: 20_600, seats: 2 }])
})

test.each<['by its status' | 'by its booker' | 'with its date', string]>([
  ['by its status', 'confirmed'],
  ['by its booker', 'confirmed'],
  ['with its date', 'confirmed'],
  ['by its status', 'pending'],
  ['by its booker', 'pending'],
  ['with its date', 'pending'],
])('a booking that is cancelled %s, and was %s', async (how, before) => {
  const { product, book, setStatus, cancel, january, open } = await start()
  const { id } = (await book(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))).body
  if (before === 'confirmed') await setStatus(id, before)

  if (how === 'by its status') await setStatus(id, 'cancelled')
  else if (how === 'with its date') await cancel(january)
  else await cancelBooking(product.db, id, { reason: '' }, asBooker(product))

  const { count, items } = await open()
  expect(count).toBe(before === 'confirmed' ? 1 : 0)
  if (before === 'confirmed') expect(items).toMatchObject([{ cents: 20_600, seats: 2 }])
  await setStatus(id, 'confirmed')
  if (how === 'by its status') expect((await open()).count, 'taken back').toBe(0)
})

test('a refund is corrected and removed, each with its entry in the log, and is open again then', async () => {
  const {
    product,
    bookTwo,
    seatsOf,
    cancelSeat: cancel,
    refund,
    change,
    open,
    revenue,
    session,
  } = await start()
  const id = await bookTwo()
  await cancel((await seatsOf(id))[1] ?? '')
  const [recorded] = (await refund(id, REFUND)).body.refunds
  const refundId = recorded?.id ?? ''

  const corrected = await change('PUT', id, refundId, { ...REFUND, cents: 9_000 })
  expect(corrected.body.refunds).toMatchObject([{ cents: 9_000 }])
  expect(await revenue()).toBe('116.00')
  const removed = await change('DELETE', id, refundId)
  expect(removed.body.refunds).toEqual([])
  expect(await revenue()).toBe('206.00')
  expect((await open()).items).toMatchObject([{ cents: 10_300 }])
  expect((await change('DELETE', id, refundId)).body.code).toBe('booking_change.refund_not_found')

  const log = await product.get<{ action: string; details: object }[]>(
    '/api/admin/audit-log',
    session,
  )
  const entries = log.body.filter(({ action }) => action.startsWith('registration.refund'))
  expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
    {
      action: 'registration.refund_removed',
      details: { before: { cents: 9_000, day: '2026-11-20' } },
    },
    {
      action: 'registration.refund_corrected',
      details: {
        before: { cents: 10_300, day: '2026-11-20' },
        after: { cents: 9_000, day: '2026-11-20' },
      },
    },
    {
      action: 'registration.refund_recorded',
      details: { after: { cents: 10_300, day: '2026-11-20' } },
    },
  ])
})

test('never more than the price comes back in sum, on no day to come, and never without a reason', async () => {
  const { bookTwo, refund, change, details } = await start()
  const id = await bookTwo()

  expect((await refund(id, { ...REFUND, cents: 20_601 })).body).toMatchObject({
    code: 'booking_change.refund_too_high',
    errors: [{ path: 'cents' }],
  })
  const [first] = (await refund(id, { ...REFUND, cents: 10_000 })).body.refunds
  expect((await refund(id, { ...REFUND, cents: 10_601 })).status).toBe(422)
  expect((await change('PUT', id, first?.id ?? '', { ...REFUND, cents: 20_600 })).status).toBe(200)
  expect((await refund(id, { ...REFUND, cents: 1 })).status).toBe(422)
  expect((await refund(id, { ...REFUND, cents: 0, day: '2026-11-21' })).body).toMatchObject({
    code: 'booking_change.refund_in_future',
    errors: [{ path: 'day' }],
  })
  for (const wrong of [{ cents: -1 }, { cents: 1.5 }, { reason: ' ' }, { day: '2026-02-30' }])
    expect([400, 422]).toContain((await refund(id, { ...REFUND, cents: 0, ...wrong })).status)
  const outdated = await refund(id, { ...REFUND, cents: 0 }, 1)
  expect(outdated).toMatchObject({
    status: 412,
    body: { code: 'booking_change.changed_meanwhile' },
  })
  expect((await details(id)).refunds).toHaveLength(1)
})

test('two refunds at once are one where both together are more than the price', async () => {
  const { bookTwo, refund, details } = await start()
  const id = await bookTwo()

  const answers = await Promise.all([refund(id, REFUND), refund(id, { ...REFUND, cents: 10_301 })])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await details(id)).refunds).toHaveLength(1)
})

test('the reason goes with the person: the booker’s whole, a colleague’s name out of it', async () => {
  const { product, bookTwo, refund, details, session } = await start()
  const id = await bookTwo()
  await refund(id, REFUND)
  const path = '/api/admin/privacy/erase'

  await product.send('POST', path, { email: 'joerg@example.com' }, session)
  expect((await details(id)).refunds).toMatchObject([{ reason: 'Platz von Gelöschte Person' }])
  const exported = await product.send(
    'POST',
    '/api/admin/privacy/export',
    { email: BOOKER.email },
    session,
  )
  expect(JSON.stringify(exported.body)).toContain('Platz von Gelöschte Person')
  await product.send('POST', path, { email: BOOKER.email }, session)

  expect((await details(id)).refunds).toMatchObject([{ cents: 10_300, reason: '' }])
})
