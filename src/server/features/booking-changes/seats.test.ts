import { expect, test } from 'vitest'
import type { AuditEntry } from '#domain/admin/audit-log.ts'
import { changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { BREAD, CLOCKS, KITES } from '#tests/support/product/cancellations.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const PIA = { firstName: 'Pia', lastName: 'Lang', email: 'pia@example.com', company: '' }
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
