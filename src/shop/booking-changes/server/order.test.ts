import { expect, test } from 'vitest'
import type { ChangePreview } from '#shop/telling/domain/change-preview.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import { type Changed, changeCalls } from '#tests/support/product/booking-changes.ts'
import { aPerson, BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, JANUARY, KITES } from '#tests/support/product/cancellations.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

const NORA = aPerson('Nora Lang')
const SAME = { packageId: 'double', price: '206.00' }
const SINGLE = { packageId: 'single', price: '112.00' }

async function start() {
  const product = await lendTestProduct()
  const calls = await changeCalls(product)
  const { session } = calls
  return {
    product,
    ...calls,
    order: calls.changeOrder,
    preview: (id: string, edit: object) =>
      product.send<ChangePreview>(
        'POST',
        `/api/admin/registrations/${id}/mails/preview`,
        { kind: 'change_order', edit },
        session,
      ),
    /** A confirmed booking of two seats for 206 euros. */
    bookTwo: () => calls.bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS)),
    textOf: async (template: string) => {
      await settleTelling(product)
      const { rows } = await product.pool.query(
        'select id from mails where template = $1 order by created_at desc limit 1',
        [template],
      )
      const mail = await product.get<{ text: string }>(`/api/admin/mails/${rows[0]?.id}`, session)
      return mail.body.text.replace(/\s+/g, ' ')
    },
  }
}

test('a smaller package and one seat less: what is owed follows, and everybody is told once', async () => {
  const { bookTwo, seatsOf, order, preview, details, mails, textOf, product, session } =
    await start()
  const id = await bookTwo()
  const [, joergs = ''] = await seatsOf(id)
  const { version } = await details(id)
  const edit = { ...SINGLE, dropped: [joergs] }

  const shown = (await preview(id, edit)).body.mails.map(({ recipient }) => recipient)
  expect(shown.toSorted()).toEqual(['joerg@example.com', BOOKER.email])
  expect((await details(id)).version, 'nothing was stored').toBe(version)

  const { status, body } = await order(id, edit, version)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: version + 1,
    packageId: 'single',
    price: '112.00',
    priceReason: '',
    owed: {
      lines: [
        { kind: 'price', cents: 20_600 },
        { kind: 'order', cents: -9_400 },
      ],
      cents: 11_200,
    },
    seats: [
      { isOrdered: true, shareCents: 11_200, cancelledAt: null },
      { isOrdered: false, shareCents: 0, notOwedCents: 0, cancelledAt: expect.any(String) },
    ],
  })
  expect(body.changes.map(({ kind }) => kind)).toEqual(['order_changed', 'seat_cancelled'])
  expect(body.changes[0]).toMatchObject({
    before: { price: '206.00', seats: '2' },
    after: { price: '112.00', seats: '1' },
  })
  expect(await mails()).toEqual(
    expect.arrayContaining([
      `booking.changed.booker to ${BOOKER.email}`,
      'seat.lost to joerg@example.com',
    ]),
  )
  const text = await textOf('booking.changed.booker')
  expect(text).toContain('Neuer Preis: 112 € statt 206 €')
  expect(text).toContain('Zu zahlen sind damit 112 €.')
  const log = await product.get<{ action: string }[]>('/api/admin/audit-log', session)
  expect(log.body[0]?.action).toBe('registration.order_changed')
  // The price is of one seat: another one is a new order.
  const restored = await product.send<Changed>(
    'POST',
    `/api/admin/attendees/${joergs}/restore`,
    {},
    session,
  )
  expect(restored.body.code).toBe('booking_change.seat_not_ordered')
})

test('one seat more at a price of its own: who gets it has it in the calendar, and the booker reads both', async () => {
  const { bookTwo, january, order, calendars, textOf, details } = await start()
  const id = await bookTwo()
  const edit = { packageId: 'double', price: '290.00', added: [{ ...NORA, dateId: january }] }

  expect((await order(id, edit)).body.code).toBe('registration.price_reason_missing')
  const { status, body } = await order(id, { ...edit, priceReason: 'Dritter Platz, mit Rabatt' })

  expect(status).toBe(200)
  expect(body.seats).toMatchObject([{}, {}, { position: 3, ...NORA, trainingId: CLOCKS }])
  expect(body).toMatchObject({ priceReason: 'Dritter Platz, mit Rabatt', owed: { cents: 29_000 } })
  expect(body.seats.map(({ shareCents }) => shareCents)).toEqual([9_667, 9_667, 9_666])
  expect(Object.keys(await calendars(id))).toContain(NORA.email)
  const text = await textOf('booking.changed.booker')
  expect(text).toContain(`Neuer Platz: Nora Lang Training: Uhren & Zeit Termin: ${JANUARY}`)
  expect(text).toContain('Neuer Preis: 290 € statt 206 €')
  expect(text).not.toContain('Rabatt')
  expect((await details(id)).owed.cents).toBe(29_000)
})

test('a new order says it all: seats that were cancelled before have no share in its price', async () => {
  const { bookTwo, seatsOf, cancelSeat, order, details } = await start()
  const id = await bookTwo()
  await cancelSeat((await seatsOf(id))[1] ?? '')
  expect((await details(id)).owed.cents).toBe(10_300)

  const { body } = await order(id, SINGLE)

  expect(body.owed.cents).toBe(11_200)
  expect(body.seats.map(({ shareCents }) => shareCents)).toEqual([11_200, 0])
})

test('a new order that is taken back within the minute is told to nobody', async () => {
  const product = await startTestProduct({}, { tellDelayMs: 60_000 })
  const { bookConfirmed, changeOrder } = await changeCalls(product)
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await settleTelling(product, 'all')
  const countMails = async () => (await product.pool.query('select id from mails')).rowCount
  const before = await countMails()

  await changeOrder(id, { ...SAME, price: '200.00', priceReason: 'Vertippt' })
  await changeOrder(id, SAME)
  await settleTelling(product, 'all')

  expect(await countMails()).toBe(before)
})

test('what cannot be ordered is refused, and changes nothing', async () => {
  const { bookTwo, seatsOf, order, details, setStatus, cancel, plan, january, book } = await start()
  const id = await bookTwo()
  const seats = await seatsOf(id)
  const full = await plan(KITES, { capacity: 1 })
  await book({ ...colleaguesSeat(KITES, 'Pia'), dateId: full.id })
  const gone = await plan(KITES, {
    startsAt: '2027-05-13T08:00:00.000Z',
    endsAt: '2027-05-13T09:30:00.000Z',
  })
  await cancel(gone.id)
  const add = (dateId: string) => ({ ...SAME, added: [{ ...NORA, dateId }] })
  const { version } = await details(id)

  for (const [edit, code] of [
    [{ ...SAME, dropped: seats }, 'booking_change.no_seat_left'],
    [{ ...SAME, dropped: [full.id] }, 'booking_change.seat_not_found'],
    [{ ...SAME, packageId: 'unbekannt' }, 'registration.unknown_package'],
    [add(full.id), 'booking_change.date_full'],
    [add(gone.id), 'booking_change.date_cancelled'],
    [add(seats[0] ?? ''), 'booking_change.unknown_date'],
  ] as const)
    expect((await order(id, edit)).body.code).toBe(code)
  expect((await order(id, add(january), version + 1)).status).toBe(412)
  expect((await details(id)).version).toBe(version)
  await setStatus(id, 'cancelled')
  expect((await order(id, SINGLE)).body.code).toBe('booking_change.booking_cancelled')
})

test('of a booking and two new orders that want the last seat at once, one gets it', async () => {
  const { bookTwo, book, plan, order, dates } = await start()
  const [one, other] = [await bookTwo(), await bookTwo()]
  const { id: dateId } = await plan(KITES, { capacity: 1 })
  const add = { ...SAME, added: [{ ...NORA, dateId }] }

  const answers = await Promise.all([
    order(one, add),
    order(other, add),
    book({ ...colleaguesSeat(KITES), dateId }),
  ])

  const stored = answers.filter(({ status }) => status < 300)
  expect(stored).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  expect((await dates()).find(({ id }) => id === dateId)?.seatsTaken).toBe(1)
})

test('a booker sees the new order on the own page, without the reason', async () => {
  const { product, bookTwo, order } = await start()
  const id = await bookTwo()
  await order(id, { ...SAME, price: '180.00', priceReason: 'Stammkundin' })

  const { body } = await (await bookerCalls(product)).read(id)

  expect(body).toMatchObject({ price: '180.00', owedCents: 18_000, isOwnPrice: true })
  expect(JSON.stringify(body)).not.toContain('Stammkundin')
})
