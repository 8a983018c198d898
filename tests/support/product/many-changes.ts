import fc from 'fast-check'
import type pg from 'pg'
import { expect } from 'vitest'
import type { Database } from '#platform/database/server/database.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { planOffers } from '#shop/seats/domain/waiting-offers.ts'
import { listDates } from '#shop/trainings/server/training-dates.repository.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { oneAfterAnother } from '../database/stored-bookings.ts'
import { aPerson, booking, colleaguesSeat } from './bookings.ts'
import { expectPeopleToKnow } from './people-knowledge.ts'

/** Seats of each date: a few more than are booked before, so that moves and bookings compete for the last ones. */
const CAPACITY = 8
const BOOKINGS = 12
const WAITING = 3
const AT_ONCE = 24

interface Target {
  db: Database
  /** The product's present time. */
  now: Date
  pool: pg.Pool
  /** Tells the people of changed bookings what differs, and lets all mails arrive. */
  settle: () => Promise<void>
  /** Sends a call to one of the processes, which the number chooses. */
  send: (
    turn: number,
    call: { method: string; path: string; body: object },
  ) => Promise<{ status: number; body: unknown }>
}

const act = fc.record({
  kind: fc.constantFrom(
    'move' as const,
    'move' as const,
    'swap' as const,
    'swap' as const,
    'cancel' as const,
    'restore' as const,
    'book' as const,
  ),
  booking: fc.nat(BOOKINGS - 1),
  slot: fc.nat(1),
  date: fc.nat(),
})

/** The kind of the history's line that an act adds. */
const LINE_OF = { swap: 'attendee_replaced', cancel: 'seat_cancelled', restore: 'seat_restored' }

/**
 * Moves, swaps, cancels, restores and books many seats at once, on few dates with few seats, and checks what must hold
 * afterwards: seats, histories, mails and calendars.
 */
export async function changeManyAtOnce(
  target: Target,
  { acts: numRuns, seed }: { acts: number; seed: number },
): Promise<void> {
  const { db, pool, send, settle } = target
  await pool.query('update training_dates set capacity = $1', [CAPACITY])
  const dates = await listDates(db, {})
  const bookings = await bookAndConfirm(target, dates)
  await fillAndWait(target, dates[0])

  const done = { swap: 0, cancel: 0, restore: 0 }
  let outages = 0
  const acts = fc.sample(fc.noBias(act), { numRuns, seed })
  await oneAfterAnother(AT_ONCE, [...acts.entries()], async ([turn, one]) => {
    const seats = bookings[one.booking] ?? []
    // Only the second seat of a booking is cancelled, so that the booking stays confirmed.
    const seat = seats[one.slot]
    const date = dates[one.date % dates.length]
    const call = {
      move: patch(`attendees/${seat}`, { dateId: date?.id }),
      swap: patch(`attendees/${seat}`, { email: `person-${turn}@example.com` }),
      cancel: post(`/api/admin/attendees/${seats[1]}/cancel`, {}),
      restore: post(`/api/admin/attendees/${seats[1]}/restore`, {}),
      book: post('/api/registrations', seatOn(date)),
    }[one.kind]
    const { status, body } = await send(turn, call)
    const { code } = body as { code?: string }
    if (status < 300 && one.kind in done) done[one.kind as keyof typeof done] += 1
    else if (code === 'http.database_away') outages += 1
    else if (status >= 300) expect(POSSIBLE).toContain(code)
  })

  await expectSeatsRight(target)
  await expectHistoryComplete(pool)
  for (const [kind, count] of Object.entries(done)) {
    const line = LINE_OF[kind as keyof typeof done]
    const { rows } = await pool.query<{ lines: number }>(
      'select count(*)::int as lines from booking_changes where kind = $1',
      [line],
    )
    // An answer that was lost with the database may belong to a change that was stored.
    expect(count).toBeGreaterThan(0)
    expect(rows[0]?.lines).toBeGreaterThanOrEqual(count)
    expect(rows[0]?.lines).toBeLessThanOrEqual(count + outages)
  }
  await settle()
  await expectPeopleToKnow(pool, target.now)
}

const POSSIBLE = [
  'booking_change.date_full',
  'booking_change.seat_cancelled',
  'booking_change.seat_not_cancelled',
  'registration.training_full',
]

function patch(path: string, body: object) {
  return { method: 'PATCH', path: `/api/admin/${path}`, body }
}

function post(path: string, body: object) {
  return { method: 'POST', path, body }
}

type PlannedDate = Awaited<ReturnType<typeof listDates>>[number]

function seatOn(date: PlannedDate | undefined, firstName = 'Nora') {
  const { id: dateId, trainingId = '' } = date ?? {}
  return booking({ ...colleaguesSeat(trainingId, firstName), ...(dateId && { dateId }) })
}

/** Books two seats on two dates, each for a colleague of its own. Returns the ids of the seats of each booking. */
async function bookAndConfirm({ send, settle }: Target, dates: readonly PlannedDate[]) {
  const seats: string[][] = []
  for (let number = 0; number < BOOKINGS; number += 1) {
    const attendees = [0, 1].map((slot) => {
      const { id, trainingId } = dates[(number + slot) % dates.length] ?? { id: '', trainingId: '' }
      const email = `booked-${number}-${slot}@example.com`
      return { ...colleaguesSeat(trainingId), dateId: id, email }
    })
    const sent = await send(number, post('/api/registrations', booking(...attendees)))
    const { id } = sent.body as BookingReceipt
    await send(number, patch(`registrations/${id}/status`, { status: 'confirmed' }))
    const read = await send(number, {
      method: 'GET',
      path: `/api/admin/registrations/${id}`,
      body: {},
    })
    seats.push((read.body as RegistrationDetails).seats.map((seat) => seat.id))
  }
  await settle()
  return seats
}

/** Books the rest of a date. Then some wait for it. */
async function fillAndWait({ db, pool, send }: Target, date: PlannedDate | undefined) {
  for (let seat = 0; seat < CAPACITY; seat += 1)
    await send(seat, post('/api/registrations', seatOn(date)))
  const key = await waitingListKeyOf(db)
  for (let number = 0; number < WAITING; number += 1) {
    const email = `waits-${number}@example.com`
    const person = aPerson('Ida Wartmann', { email })
    await send(number, post('/api/waiting-list', { dateId: date?.id, seats: 1, ...person }))
    const { rows } = await pool.query('select id from waiting_entries where email = $1', [email])
    await send(number, post(`/api/waiting-list/${tokenOf(key, String(rows[0]?.id))}/confirm`, {}))
  }
}

/** No date is oversold, and nobody who fits is left without an offer. */
async function expectSeatsRight({ db, now }: Target): Promise<void> {
  for (const date of await listDates(db, {})) {
    expect(date.seatsTaken + date.seatsHeld).toBeLessThanOrEqual(date.capacity)
    expect(planOffers(date, now).offers).toEqual([])
  }
}

/** Each version of a booking has one line in its history and one entry in the audit log. */
async function expectHistoryComplete(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Record<string, number>>(
    `select r.version - 1 as changes,
       (select count(*)::int from booking_changes c where c.registration_id = r.id) as lines,
       (select count(*)::int from audit_log l where l.subject_id = r.id::text
          and l.action like 'registration.%' and l.action <> 'registration.status_changed') as logged
     from registrations r`,
  )
  for (const { changes, lines, logged } of rows) expect([lines, logged]).toEqual([changes, changes])
}
