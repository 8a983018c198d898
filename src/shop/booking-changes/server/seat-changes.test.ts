import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { aPerson, BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { BREAD, CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { waitingCalls } from '#tests/support/product/waiting-list.ts'

import { markCannotCome, moveSeat, replaceOrCorrectAttendee } from './seats.service.ts'

const PIA = aPerson('Pia Lang')
const JANUARY = '2027-01-07T09:00:00.000Z'
const APRIL = '2027-04-13T08:00:00.000Z'

async function start() {
  const product = await lendTestProduct()
  return { product, ...(await changeCalls(product)) }
}

test('a substitute: who goes, who comes and the booker are told, each once', async () => {
  const { product, session, bookConfirmed, seatsOf, editSeat, mails, calendars } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [, joergs = ''] = await seatsOf(id)

  const { status, headers, body } = await editSeat(joergs, PIA, 1)

  expect(status).toBe(200)
  expect(headers.get('etag')).toBe('"2"')
  expect(body).toMatchObject({
    version: 2,
    seats: [{ firstName: 'Sina' }, { ...PIA, attendeeType: 'other', position: 2 }],
    changes: [
      {
        kind: 'attendee_replaced',
        actor: 'staff',
        actorEmail: 'chefin@example.com',
        attendeeId: joergs,
        before: { firstName: 'Jörg', email: 'joerg@example.com' },
        after: PIA,
      },
    ],
  })
  expect(await mails()).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.gained to pia@example.com',
    'seat.lost to joerg@example.com',
  ])
  expect(await calendars()).toEqual({
    [BOOKER.email]: [JANUARY],
    'pia@example.com': [JANUARY],
  })
  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?limit=1', session)
  expect(log).toMatchObject([
    { action: 'registration.attendee_replaced', subjectId: id, details: { seat: 2 } },
  ])
})

test('a corrected name is told to the booker alone', async () => {
  const { bookConfirmed, seatsOf, editSeat, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)

  const { body } = await editSeat(seat, { lastName: 'Weiss', email: 'JOERG@example.com' })

  expect(body.seats).toMatchObject([{ lastName: 'Weiss', email: 'JOERG@example.com' }])
  expect(body.changes).toMatchObject([
    {
      kind: 'attendee_corrected',
      before: { lastName: 'Weiß', email: 'joerg@example.com' },
      after: { lastName: 'Weiss', email: 'JOERG@example.com' },
    },
  ])
  expect(await mails()).toEqual([`booking.changed.booker to ${BOOKER.email}`])
})

test('what is already so changes nothing', async () => {
  const { january, bookConfirmed, seatsOf, editSeat, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)

  for (const edit of [{ firstName: 'Jörg' }, { dateId: january }]) {
    const { status, body } = await editSeat(seat, edit)
    expect([status, body.version, body.changes]).toEqual([200, 1, []])
  }
  expect(await mails()).toEqual([])
})

test('a moved seat: its attendee and the booker get the new day, and the price stays', async () => {
  const { bookConfirmed, plan, seatsOf, editSeat, dates, january, mails, calendars } = await start()
  const april = await plan(BREAD)
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(KITES))
  const [sinas = ''] = await seatsOf(id)

  const { status, body } = await editSeat(sinas, { dateId: april.id })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    price: '206.00',
    seats: [{ trainingId: BREAD, dateId: april.id, trainingTitle: 'Brot backen' }, {}],
    changes: [
      {
        kind: 'seat_moved',
        before: { name: 'Sina Adler', training: 'Uhren & Zeit' },
        after: { name: 'Sina Adler', training: 'Brot backen', date: april.date },
      },
    ],
  })
  const taken = new Map((await dates()).map((date) => [date.id, date.seatsTaken]))
  expect([taken.get(january), taken.get(april.id)]).toEqual([0, 1])
  expect(await mails()).toEqual([`booking.changed.booker to ${BOOKER.email}`])
  expect((await calendars())[BOOKER.email]).toEqual([APRIL])

  const [, joergs = ''] = await seatsOf(id)
  await editSeat(joergs, { dateId: april.id })
  expect((await mails()).slice(1)).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.moved to joerg@example.com',
  ])
  expect((await calendars())['joerg@example.com']).toEqual([APRIL])
})

test('a seat is not moved to a date that is full, begun, cancelled or unknown', async () => {
  const { product, bookConfirmed, plan, seatsOf, editSeat, cancel, book, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)
  const full = await plan(CLOCKS, { capacity: 1 })
  await book({ ...colleaguesSeat(CLOCKS, 'Nora'), dateId: full.id })
  const cancelled = await plan(CLOCKS)
  await cancel(cancelled.id)
  const begun = await plan(CLOCKS, {
    startsAt: '2026-12-01T09:00:00.000Z',
    endsAt: '2026-12-01T10:30:00.000Z',
  })
  product.clock.set('2026-12-01T09:00:00Z')

  const answers = []
  for (const { id: dateId } of [full, cancelled, begun, { id }]) {
    const { status, body } = await editSeat(seat, { dateId })
    answers.push([status, body.code])
  }
  expect(answers).toEqual([
    [409, 'booking_change.date_full'],
    [409, 'booking_change.date_cancelled'],
    [409, 'booking_change.date_begun'],
    [422, 'booking_change.unknown_date'],
  ])
  expect(await mails()).toEqual([])
})

test('before the confirmation only the booker hears of changes, and the confirmation tells the right people', async () => {
  const { book, seatsOf, editSeat, cancelSeat, setStatus, mails, calendars } = await start()
  const { id } = (
    await book(
      colleaguesSeat(CLOCKS),
      colleaguesSeat(CLOCKS, 'Nora'),
      colleaguesSeat(CLOCKS, 'Carl'),
      colleaguesSeat(CLOCKS, 'Dora'),
    )
  ).body
  const [first = '', second = ''] = await seatsOf(id)

  await editSeat(first, PIA)
  await cancelSeat(second)
  expect(new Set(await mails())).toEqual(new Set([`booking.changed.booker to ${BOOKER.email}`]))
  await setStatus(id, 'confirmed')

  expect(Object.keys(await calendars()).sort()).toEqual([
    'carl@example.com',
    'dora@example.com',
    'pia@example.com',
  ])
})

test('an older version is refused with the present values', async () => {
  const { bookConfirmed, seatsOf, editSeat, cancelSeat, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)
  await editSeat(seat, { lastName: 'Schwarz' }, 1)

  const { status, body } = await editSeat(seat, { lastName: 'Grau' }, 1)

  expect(status).toBe(412)
  expect(body).toMatchObject({
    code: 'booking_change.changed_meanwhile',
    current: {
      version: 2,
      values: { lastName: 'Schwarz' },
      editedBy: 'chefin@example.com',
    },
  })
  expect((await cancelSeat(seat, 1)).status).toBe(412)
  expect(await mails()).toHaveLength(1)
})

test('the booker takes and gives a seat: the calendar entry is in the summary', async () => {
  const { bookConfirmed, seatsOf, editSeat, mails, calendars } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [sinas = '', joergs = ''] = await seatsOf(id)

  await editSeat(sinas, PIA)
  expect(await mails()).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.gained to pia@example.com',
  ])
  expect(await calendars()).toEqual({
    'pia@example.com': [JANUARY],
    'joerg@example.com': [JANUARY],
  })
  const { body } = await editSeat(joergs, { ...PIA, email: BOOKER.email })
  expect(body.seats[1]).toMatchObject({ attendeeType: 'booker' })
  expect((await mails()).slice(2)).toEqual([
    `booking.changed.booker to ${BOOKER.email}`,
    'seat.lost to joerg@example.com',
  ])
  expect(await calendars()).toEqual({ 'pia@example.com': [JANUARY], [BOOKER.email]: [JANUARY] })
})

test('who has two seats keeps the other one, and who comes back has one entry', async () => {
  const { bookConfirmed, seatsOf, editSeat, calendars } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const [first = ''] = await seatsOf(id)
  const joerg = aPerson('Jörg Weiß')

  await editSeat(first, PIA)
  expect(await calendars()).toEqual({
    'joerg@example.com': [JANUARY],
    'pia@example.com': [JANUARY],
  })
  await editSeat(first, joerg)
  expect(await calendars()).toEqual({ 'joerg@example.com': [JANUARY, JANUARY] })
})

test('the booker is bound by the rules of the booking, staff are not', async () => {
  const { product, january, bookConfirmed, plan, seatsOf, editSeat } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)
  const first = await plan(BREAD)
  const second = await plan(KITES)
  const by = () => asBooker(product)
  const move = (to: string) => moveSeat(product.db, seat, to, by())
  const replace = () => replaceOrCorrectAttendee(product.db, seat, PIA, by())

  // The last day on which a seat of the seventh of January can be moved, in Berlin.
  product.clock.set('2027-01-04T22:59:00Z')
  await move(first.id)
  await editSeat(seat, { dateId: january })
  product.clock.set('2027-01-04T23:00:00Z')
  await expect(move(second.id)).rejects.toMatchObject({ code: 'booking_change.too_late_to_move' })
  product.clock.set('2027-01-07T08:59:00Z')
  await replace()
  product.clock.set('2027-01-07T09:00:00Z')
  await expect(
    replaceOrCorrectAttendee(product.db, seat, { email: 'carl@example.com' }, by()),
  ).rejects.toMatchObject({ code: 'booking_change.too_late_to_replace' })
  expect((await editSeat(seat, { email: 'carl@example.com' })).status).toBe(200)
  expect((await editSeat(seat, { dateId: second.id })).status).toBe(200)
})

test('the booker gets no seat that is kept for others, and none of a hidden training', async () => {
  const { product, session, bookConfirmed, plan, seatsOf, editSeat, book } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)
  const bread = await plan(BREAD, { capacity: 2 })
  await book({ ...colleaguesSeat(BREAD, 'Nora'), dateId: bread.id })
  const { wait } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId: bread.id, seats: 2, atLeast: 2 })
  await product.pool.query(
    `update training_dates set kept_until = '2026-11-21T09:00:00Z' where id = '${bread.id}'`,
  )
  const move = (to: string) => moveSeat(product.db, seat, to, asBooker(product))

  await expect(move(bread.id)).rejects.toMatchObject({ code: 'booking_change.date_full' })
  const kites = await plan(KITES)
  await product.send('PATCH', `/api/admin/trainings/${KITES}`, { visible: false }, session)
  await expect(move(kites.id)).rejects.toMatchObject({ code: 'booking_change.unknown_date' })
  expect((await editSeat(seat, { dateId: bread.id })).status).toBe(200)
  expect((await editSeat(seat, { dateId: kites.id })).status).toBe(200)
})

test('an attendee who cannot come: the booker is told once, and a substitute ends it', async () => {
  const { product, bookConfirmed, seatsOf, editSeat, details, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)
  const by = { ...asBooker(product), actor: { kind: 'attendee' as const, staff: null } }

  await markCannotCome(product.db, seat, by)
  await markCannotCome(product.db, seat, by)

  expect(await details(id)).toMatchObject({
    version: 2,
    seats: [{ cannotComeSince: '2026-11-20T09:00:00.000Z', cancelledAt: null }],
    changes: [{ kind: 'attendee_cannot_come', actor: 'attendee', actorEmail: null }],
  })
  expect(await mails()).toEqual([`booking.changed.booker to ${BOOKER.email}`])
  expect((await editSeat(seat, PIA)).body.seats).toMatchObject([{ cannotComeSince: null }])
})
