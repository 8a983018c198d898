import { expect, test } from 'vitest'
import type { Registration } from '#shop/booking/domain/booking.ts'
import type { Changed } from '#tests/support/product/booking-changes.ts'
import { aPerson, booking, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { aCode, CODES } from '#tests/support/product/discount-codes.ts'
import { startInvoicing } from '#tests/support/product/invoicing.ts'

/** Ten days before the date in January. */
const LATE = '2026-12-28T09:00:00Z'
const ORDER = { packageId: 'double', price: '180.00', priceReason: 'Vereinbart' }

async function start() {
  const calls = await startInvoicing()
  const { product, session } = calls
  const send = <T = Changed>(method: string, path: string, body: object) =>
    product.send<T>(method, `/api/admin/${path}`, body, session)
  return {
    ...calls,
    send,
    /** What the list and the page say is owed, which has to be the same. */
    owedOf: async (id: string) => {
      const { owed } = await calls.details(id)
      const { body } = await product.get<Registration[]>('/api/admin/registrations', session)
      expect(body.find((one) => one.id === id)?.owedCents).toBe(owed.cents)
      return owed.cents
    },
  }
}

test('a new order, a cancellation, a reduction and an invoice at once leave one truth', async () => {
  const { product, bookTwo, bill, changeOrder, setStatus, reduce, issue, invoicesOf, owedOf } =
    await start()
  for (let round = 0; round < 3; round += 1) {
    const id = await bookTwo()
    await bill(id)

    const answers = await Promise.all([
      changeOrder(id, ORDER),
      setStatus(id, 'cancelled'),
      reduce(id, 1_000),
      issue(id, { send: false }),
    ])

    for (const { status } of answers) expect(status).toBeLessThan(500)
    expect(await owedOf(id)).toBe(0)
    const { invoices, due } = await invoicesOf(id)
    // Whatever came first: an invoice that was issued is to be taken back.
    expect(due).toBe(invoices.length > 0 ? 'cancellation' : 'none')
  }
  expect(await product.count('registrations')).toBe(3)
})

test('two new orders that are based on the same version are one', async () => {
  const { bookTwo, changeOrder, details, owedOf } = await start()
  const id = await bookTwo()
  const { version } = await details(id)

  const answers = await Promise.all([
    changeOrder(id, ORDER, version),
    changeOrder(id, { ...ORDER, price: '170.00' }, version),
  ])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect([17_000, 18_000]).toContain(await owedOf(id))
})

test('a code stays in what is owed until a new order says another price, whatever is cancelled', async () => {
  const { product, session, bookTwo, seatsOf, changeOrder, cancelSeat, restoreSeat, owedOf, book } =
    await start()
  await product.send('POST', CODES, aCode({ kind: 'amount', value: 601 }), session)
  const one = booking(ownSeat(CLOCKS), ownSeat(CLOCKS))
  const { body } = await product.send<{ id: string }>('POST', '/api/registrations', {
    ...one,
    discountCode: 'sommer',
  })
  await product.send(
    'PATCH',
    `/api/admin/registrations/${body.id}/status`,
    { status: 'confirmed' },
    session,
  )
  expect(await owedOf(body.id)).toBe(19_999)
  const [first = '', second = ''] = await seatsOf(body.id)

  await cancelSeat(second)
  expect(await owedOf(body.id)).toBe(10_000)
  await restoreSeat(second)
  expect(await owedOf(body.id)).toBe(19_999)
  const changed = await changeOrder(body.id, {
    packageId: 'single',
    price: '112.00',
    dropped: [first],
  })

  expect(changed.body).toMatchObject({ price: '112.00', discountCode: '', discountCents: 0 })
  expect(await owedOf(body.id)).toBe(11_200)
  // Of others nothing has changed.
  expect(await owedOf(await bookTwo())).toBe(20_600)
  expect((await book(ownSeat(CLOCKS))).status).toBe(201)
})

test('staff who cancel by an outdated page leave owed what the page said, never more', async () => {
  const { product, bookTwo, changeOrder, owedOf, send } = await start()
  const id = await bookTwo()
  product.clock.set(LATE)
  await changeOrder(id, { ...ORDER, price: '400.00' })

  await send('PATCH', `registrations/${id}/status`, { status: 'cancelled', keptCents: 20_600 })

  expect(await owedOf(id)).toBe(20_600)
})

test('what takes off too much, or is no price, is refused, and nothing is owed less', async () => {
  const { bookTwo, send, owedOf } = await start()
  const id = await bookTwo()

  for (const [path, body] of [
    ['order', { ...ORDER, price: '-1.00' }],
    ['order', { ...ORDER, price: '100000000.00' }],
    ['order', { ...ORDER, price: '1e3' }],
    ['order', { ...ORDER, added: Array(11).fill({}) }],
    ['reductions', { cents: -500, reason: 'Kulanz' }],
    ['reductions', { cents: 1e15, reason: 'Kulanz' }],
    ['reductions', { cents: 20_601, reason: 'Kulanz' }],
  ] as const)
    expect((await send('POST', `registrations/${id}/${path}`, body)).status, path).toBe(422)

  expect(await owedOf(id)).toBe(20_600)
})

test('the highest price can be ordered, cancelled and reduced to the cent', async () => {
  const { product, bookTwo, changeOrder, seatsOf, owedOf, send } = await start()
  const id = await bookTwo()
  const most = { ...ORDER, price: '99999999.99' }
  expect((await changeOrder(id, most)).status).toBe(200)
  product.clock.set(LATE)

  const [seat = ''] = await seatsOf(id)
  await send('POST', `attendees/${seat}/cancel`, { keptCents: 1 })
  expect(await owedOf(id)).toBe(4_999_999_999 + 1)
  const reduced = { cents: 4_999_999_999, reason: 'Kulanz' }
  await send('POST', `registrations/${id}/reductions`, reduced)

  expect(await owedOf(id)).toBe(1)
})

test('a new order takes no seat that is not there, however many are wanted', async () => {
  const { bookTwo, changeOrder, january, product } = await start()
  const ids = [await bookTwo(), await bookTwo(), await bookTwo()]
  const added = Array.from({ length: 8 }, (_, index) => ({
    ...aPerson(`Gast ${index}`),
    dateId: january,
  }))

  const answers = await Promise.all(ids.map((id) => changeOrder(id, { ...ORDER, added })))

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const { rows } = await product.pool.query(
    'select count(*)::int as seats from attendees where date_id = $1 and cancelled_at is null',
    [january],
  )
  expect(rows).toEqual([{ seats: 14 }])
})
