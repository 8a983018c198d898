import { expect, test } from 'vitest'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { BREAD, CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { listMails } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'
import { cancelBooking, cancelSeat } from './cancellations.service.ts'
import { withdrawRequest } from './change-requests.service.ts'

const JANUARY = '2027-01-07T09:00:00.000Z'
/** Thirteen days before the date in January: cancelling is no longer free. */
const LATE = '2026-12-25T09:00:00Z'
const NOBODY = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'

async function start() {
  const product = await lendTestProduct()
  return { product, ...(await changeCalls(product)) }
}

test('one cancelled seat: its attendee and the booker are told, the seat is free, the rest stays', async () => {
  const {
    bookConfirmed,
    seatsOf,
    cancelSeat: cancel,
    dates,
    january,
    mails,
    calendars,
  } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [, joergs = ''] = await seatsOf(id)

  const { status, body } = await cancel(joergs, 1)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    status: 'confirmed',
    seats: [{ cancelledAt: null }, { cancelledAt: '2026-11-20T09:00:00.000Z' }],
    changes: [
      {
        kind: 'seat_cancelled',
        before: { name: 'Jörg Weiß', training: 'Uhren & Zeit' },
        after: { kept: '0.00' },
      },
    ],
  })
  expect((await dates()).find((date) => date.id === january)?.seatsTaken).toBe(1)
  expect(await mails()).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.lost to joerg@example.com',
  ])
  expect(await calendars()).toEqual({ [BOOKER.email]: [JANUARY] })
  expect((await cancel(joergs)).body.code).toBe('booking_change.seat_cancelled')
})

test('with its last seat a booking is cancelled, and with the first one back it is pending', async () => {
  const {
    product,
    bookConfirmed,
    seatsOf,
    cancelSeat: cancel,
    restoreSeat,
    details,
    setStatus,
    calendars,
  } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(CLOCKS, 'Pia'))
  const [first = '', second = ''] = await seatsOf(id)
  await cancel(first)

  expect((await cancel(second)).body).toMatchObject({
    status: 'cancelled',
    history: [{ from: 'confirmed', to: 'cancelled', actor: 'chefin@example.com' }, {}],
  })
  expect(await calendars()).toEqual({})

  const { status, body } = await restoreSeat(second)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'pending',
    seats: [{}, { cancelledAt: null, informedAt: null }],
    history: [{ from: 'cancelled', to: 'pending' }, {}, {}],
    changes: [{ kind: 'seat_restored', after: { name: 'Pia Weiß' } }, {}, {}],
  })
  expect(await calendars()).toEqual({})
  await setStatus(id, 'confirmed')
  expect(await calendars()).toEqual({ 'pia@example.com': [JANUARY] })
  expect((await listMails(product)).at(-1)).not.toContain('joerg')
  expect((await details(id)).status).toBe('confirmed')
})

test('a seat of a confirmed booking comes back with its calendar entry', async () => {
  const {
    bookConfirmed,
    seatsOf,
    cancelSeat: cancel,
    restoreSeat,
    mails,
    calendars,
  } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [sinas = '', joergs = ''] = await seatsOf(id)

  await cancel(joergs)
  await mails()
  await restoreSeat(joergs)
  expect((await mails()).slice(2)).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.gained to joerg@example.com',
  ])
  await cancel(sinas)
  expect(await calendars()).toEqual({ 'joerg@example.com': [JANUARY] })
  await restoreSeat(sinas)
  expect(await calendars()).toEqual({
    [BOOKER.email]: [JANUARY],
    'joerg@example.com': [JANUARY],
  })
})

test('a seat comes back only where there is room, and not into a booking that is cancelled as a whole', async () => {
  const {
    bookConfirmed,
    plan,
    book,
    seatsOf,
    cancelSeat: cancel,
    restoreSeat,
    cancel: cancelDate,
    setStatus,
  } = await start()
  const small = await plan(BREAD, { capacity: 1 })
  const seat = { ...colleaguesSeat(BREAD), dateId: small.id }
  const id = await bookConfirmed(seat, colleaguesSeat(KITES))
  const [first = '', second = ''] = await seatsOf(id)
  expect((await restoreSeat(first)).body.code).toBe('booking_change.seat_not_cancelled')
  await cancel(first)
  await book({ ...colleaguesSeat(BREAD, 'Nora'), dateId: small.id })

  const full = await restoreSeat(first)
  expect([full.status, full.body.code]).toEqual([409, 'booking_change.date_full'])
  expect(full.body.detail).toBe('„Brot backen“ (Dienstag, 13. April 2027) ist ausgebucht.')
  await cancelDate(small.id)
  expect((await restoreSeat(first)).body.code).toBe('booking_change.date_cancelled')
  await setStatus(id, 'cancelled')
  expect((await restoreSeat(second)).body.code).toBe('booking_change.booking_cancelled')
  expect((await cancel(second)).body.code).toBe('booking_change.seat_cancelled')
  expect((await restoreSeat(NOBODY)).status).toBe(404)
  expect((await restoreSeat('keine-id')).status).toBe(404)
})

test('in time the booker cancels alone, later it is a request, and after the start nothing', async () => {
  const { product, bookConfirmed, seatsOf, details, mails, requests } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(CLOCKS, 'Pia'))
  const [first = '', second = ''] = await seatsOf(id)
  const by = () => asBooker(product)

  product.clock.set('2026-12-24T22:59:00Z')
  expect(await cancelSeat(product.db, first, { reason: '' }, by())).toMatchObject({
    registrationId: id,
    result: 'cancelled',
  })
  await mails()
  product.clock.set('2026-12-24T23:00:00Z')
  const wish = { reason: 'Pia ist krank.' }
  expect((await cancelSeat(product.db, second, wish, by())).result).toBe('requested')
  await expect(cancelSeat(product.db, second, wish, by())).rejects.toMatchObject({
    status: 409,
    code: 'booking_change.already_requested',
  })

  expect(await details(id)).toMatchObject({
    status: 'confirmed',
    version: 3,
    requests: [{ attendeeId: second, reason: 'Pia ist krank.', state: 'open' }],
    changes: [{ kind: 'cancellation_requested', actor: 'booker', actorEmail: null }, {}],
  })
  expect(await requests()).toMatchObject([{ registrationId: id, seats: [{ name: 'Pia Weiß' }] }])
  expect((await mails()).slice(-2)).toEqual([
    `request.received to ${BOOKER.email}`,
    'request.received.staff to team@example.com',
  ])
  product.clock.set(JANUARY)
  await expect(cancelSeat(product.db, second, wish, by())).rejects.toMatchObject({
    code: 'booking_change.too_late_to_cancel',
  })
})

test('the whole booking: free where every seat is, else a request; what has begun stays', async () => {
  const { product, bookConfirmed, details, requests, answer, calendars } = await start()
  const free = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(KITES))
  expect(await cancelBooking(product.db, free, { reason: '' }, asBooker(product))).toBe('cancelled')
  expect(await details(free)).toMatchObject({
    status: 'cancelled',
    history: [{ actor: 'Bucher' }, {}],
    changes: [{ kind: 'seat_cancelled' }, { kind: 'seat_cancelled' }],
  })
  expect(await calendars()).toEqual({})

  const late = await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(KITES, 'Pia'))
  product.clock.set(LATE)
  expect(await cancelBooking(product.db, late, { reason: 'Umzug' }, asBooker(product))).toBe(
    'requested',
  )
  const [request] = await requests()
  expect(request).toMatchObject({ attendeeId: null, reason: 'Umzug', seats: [{}, {}] })
  product.clock.set(JANUARY)
  const { body } = await answer(request?.id ?? '', { decision: 'granted', answer: 'Gern.' })

  // The session of the first seat has begun, so that seat stays.
  expect(body).toMatchObject({
    status: 'confirmed',
    seats: [{ cancelledAt: null }, { cancelledAt: expect.any(String) }],
    requests: [{ state: 'granted', answer: 'Gern.', answeredBy: 'chefin@example.com' }],
  })
  expect(await requests()).toEqual([])
  expect((await answer(request?.id ?? '', { decision: 'refused' })).body.code).toBe(
    'booking_change.already_answered',
  )
  expect(Object.keys(await calendars())).toEqual(['joerg@example.com'])
})

test('a seat that becomes free is offered to those who wait, whether it is cancelled or moved', async () => {
  const product = await lendTestProduct()
  const { dateId, trainingId, bookings, mails } = await startFullDate(product, 2)
  const calls = await changeCalls(product)
  const { wait } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Ulf', dateId })
  const [first = '', second = ''] = bookings
  const other = await calls.plan(trainingId)

  await calls.cancelSeat((await calls.seatsOf(first))[0] ?? '')
  expect(await mails()).toEqual(['waiting.offer to ida@example.com'])
  await calls.editSeat((await calls.seatsOf(second))[0] ?? '', { dateId: other.id })
  expect(await mails()).toEqual([
    'waiting.offer to ida@example.com',
    'waiting.offer to ulf@example.com',
  ])
  expect((await calls.restoreSeat((await calls.seatsOf(first))[0] ?? '')).body.code).toBe(
    'booking_change.date_full',
  )
})

test('a refused request: the seat stays booked, and the booker is told why', async () => {
  const { product, bookConfirmed, seatsOf, requests, answer, mails, calendars } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)
  product.clock.set(LATE)
  await cancelSeat(product.db, seat, { reason: '' }, asBooker(product))
  const [request] = await requests()

  const refusal = { decision: 'refused', answer: 'Der Platz ist schon vorbereitet.' }
  expect((await answer(request?.id ?? '', refusal, 1)).status).toBe(412)
  const { status, body } = await answer(request?.id ?? '', refusal, request?.version)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'confirmed',
    requests: [{ state: 'refused', answer: refusal.answer }],
    changes: [{ kind: 'cancellation_refused', attendeeId: seat }, {}],
  })
  expect((await mails()).at(-1)).toBe(`request.refused to ${BOOKER.email}`)
  expect(Object.keys(await calendars())).toEqual(['joerg@example.com'])
  expect((await answer(NOBODY, refusal)).status).toBe(404)
})

test('a request ends when the booker withdraws it, and when its seat is cancelled otherwise', async () => {
  const {
    product,
    bookConfirmed,
    seatsOf,
    details,
    requests,
    cancelSeat: cancel,
    cancel: cancelDate,
    january,
    setStatus,
  } = await start()
  const id = await bookConfirmed(
    colleaguesSeat(CLOCKS),
    colleaguesSeat(CLOCKS, 'Pia'),
    colleaguesSeat(CLOCKS, 'Carl'),
    colleaguesSeat(KITES, 'Dora'),
  )
  const other = await bookConfirmed(colleaguesSeat(KITES, 'Emil'))
  const seats = await seatsOf(id)
  product.clock.set(LATE)
  const by = asBooker(product)
  for (const seat of seats.slice(0, 3)) await cancelSeat(product.db, seat, { reason: '' }, by)
  const [first, second, third] = await requests()

  await expect(withdrawRequest(product.db, other, first?.id ?? '', by)).rejects.toMatchObject({
    status: 404,
  })
  await withdrawRequest(product.db, id, first?.id ?? '', by)
  await cancel(second?.attendeeId ?? '')
  await cancelDate(january)

  expect(await requests()).toEqual([])
  const states = new Map((await details(id)).requests.map((one) => [one.id, one.state]))
  expect([first, second, third].map((one) => states.get(one?.id ?? ''))).toEqual([
    'withdrawn',
    'granted',
    'granted',
  ])
  // While its booking is cancelled, nobody has to answer a request.
  await setStatus(other, 'confirmed')
  product.clock.set('2027-01-20T09:00:00Z')
  await cancelBooking(product.db, other, { reason: '' }, asBooker(product))
  await setStatus(other, 'cancelled')
  expect(await requests()).toEqual([])
  await setStatus(other, 'confirmed')
  expect(await requests()).toHaveLength(1)
})

test.each([
  ['in the free time', '2026-11-20T09:00:00Z', 'Die Absage kostet nichts'],
  [
    'after it, by staff',
    LATE,
    'Von der Absage bleiben 103 € zu zahlen, für die ganze Buchung sind es 206 €.',
  ],
])(
  'the mail about a seat cancelled %s says what it costs, by the rule of the page',
  async (_when, at, words) => {
    const { product, bookConfirmed, seatsOf, cancelSeat: cancel, session } = await start()
    const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
    product.clock.set(at)

    await cancel((await seatsOf(id))[1] ?? '')
    await settleTelling(product)

    const { rows } = await product.pool.query(
      `select id from mails where template = 'booking.changed.booker'`,
    )
    const mail = await product.get<{ text: string }>(`/api/admin/mails/${rows[0].id}`, session)
    const text = mail.body.text.replace(/\s+/g, ' ')
    expect(text).toContain(words)
  },
)

test('below a granted answer the mail says what staff have left owed', async () => {
  const { product, bookConfirmed, seatsOf, requests, answer, session } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  product.clock.set(LATE)
  await cancelSeat(product.db, (await seatsOf(id))[1] ?? '', { reason: '' }, asBooker(product))
  const [request] = await requests()

  const granted = { decision: 'granted', answer: 'Wir kommen dir entgegen.', keptCents: 3_000 }
  await answer(request?.id ?? '', granted)
  await settleTelling(product)

  const { rows } = await product.pool.query(
    `select id from mails where template = 'booking.changed.booker'`,
  )
  const mail = await product.get<{ text: string }>(`/api/admin/mails/${rows[0].id}`, session)
  const text = mail.body.text.replace(/\s+/g, ' ')
  expect(text).toContain('Wir kommen dir entgegen.')
  expect(text).toContain(
    'Von der Absage bleiben 30 € zu zahlen, für die ganze Buchung sind es 133 €.',
  )
})
