import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database/server/database.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { planOffers } from '#shop/seats/domain/waiting-offers.ts'
import { listDates } from '#shop/trainings/server/training-dates.repository.ts'
import { tokenOf, waitingListKeyOf } from '#shop/waiting-list/server/waiting-token.ts'
import { oneAfterAnother } from '../../support/database/stored-bookings.ts'
import { booking, colleaguesSeat } from '../../support/product/bookings.ts'
import { logInAndChangePassword, sendJson } from '../../support/programs/admin-session.ts'
import { startTwoProcesses } from '../../support/programs/two-processes.ts'

const BOOKINGS = 2_000
const CLIENTS = 50
const DATES = 8
const SEATS_EACH = 50
/** On a machine with other load it takes ten times as long as alone. */
const WITHIN_MS = 600_000
/** Every so many bookings, somebody joins a waiting list, staff cancel a booking, or an offer is answered. */
const ACT_EVERY = 8
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

const anyDates = (seats: number) =>
  fc.shuffledSubarray([...Array(DATES).keys()], { minLength: seats, maxLength: seats })
/** Packages of one, two and four seats, with dates in any order: locks taken in that order would deadlock. */
const wish = fc.record({
  dates: fc.oneof(
    { weight: 8, arbitrary: anyDates(1) },
    { weight: 1, arbitrary: anyDates(2) },
    { weight: 1, arbitrary: anyDates(4) },
  ),
  seats: fc.constantFrom(1, 1, 2),
  chosen: fc.nat(),
})

test(
  `${BOOKINGS} bookings of ${DATES} dates in two processes, with waiting lists and cancellations in between, sell no seat twice and lose none (FAULT_SEED=${SEED})`,
  async () => {
    const { one, other, connection } = await startTwoProcesses({
      LIMIT_BOOKINGS_PER_MINUTE: '1000000',
    })
    const addressOf = (turn: number) => (turn % 2 === 0 ? one : other).address
    const { db, pool, close } = await openDatabase(
      { databaseUrl: connection.connectionString, dataDir: 'unused' },
      pino({ level: 'silent' }),
    )
    onTestFinished(close)
    await pool.query(
      `insert into training_dates (training_id, date, time, starts_at, ends_at)
     select training_id, date, time, starts_at + interval '8 weeks', ends_at + interval '8 weeks' from training_dates`,
    )
    await pool.query('update training_dates set capacity = $1', [SEATS_EACH])
    const dates = await listDates(db, {})
    expect(dates).toHaveLength(DATES)
    const staff = { cookie: await logInAndChangePassword(addressOf(0)) }
    const key = await waitingListKeyOf(db)

    const refusals: string[] = []
    const booked: string[] = []
    async function expectPossible(response: Response, ...codes: string[]) {
      const body = await response.text()
      if (response.ok) return body
      const { code } = JSON.parse(body) as { code: string }
      // On a slow machine a request may wait too long for a connection. Nothing is stored then.
      expect([...codes, 'http.database_away']).toContain(code)
      refusals.push(code)
      return null
    }
    async function book(address: string, chosen: number[]) {
      const seats = chosen.map((index) => {
        const { id, trainingId } = dates[index] ?? { id: '', trainingId: '' }
        return { ...colleaguesSeat(trainingId), dateId: id }
      })
      const answer = await sendJson(`${address}/api/registrations`, 'POST', booking(...seats), {
        'Idempotency-Key': randomUUID(),
      })
      const body = await expectPossible(answer, 'registration.training_full')
      if (body) booked.push((JSON.parse(body) as BookingReceipt).id)
    }
    async function waitFor(address: string, { index, seats }: { index: number; seats: number }) {
      const email = `${randomUUID()}@example.com`
      const dateId = dates[index]?.id
      const person = { firstName: 'Ida', lastName: 'Wartmann', email, company: 'Beispielwerk AG' }
      const joining = { dateId, seats, atLeast: 1, ...person }
      const answer = await sendJson(`${address}/api/waiting-list`, 'POST', joining)
      if ((await expectPossible(answer, 'waiting_list.seats_free')) === null) return
      const { rows } = await pool.query('select id from waiting_entries where email = $1', [email])
      const token = tokenOf(key, String(rows[0]?.id))
      await expectPossible(
        await sendJson(`${address}/api/waiting-list/${token}/confirm`, 'POST', {}),
      )
    }
    async function cancel(address: string, chosen: number) {
      const id = booked.splice(chosen % Math.max(1, booked.length), 1)[0]
      if (id === undefined) return
      const url = `${address}/api/admin/registrations/${id}/status`
      await expectPossible(await sendJson(url, 'PATCH', { status: 'cancelled' }, staff))
    }
    async function answerAnOffer(address: string, chosen: number) {
      const { rows } = await pool.query<{
        id: string
        seats: number
        trainingId: string
        dateId: string
      }>(
        `select id, offered_seats as seats, training_id as "trainingId", date_id as "dateId"
       from waiting_entries where state = 'offered' order by id`,
      )
      const offer = rows[chosen % Math.max(1, rows.length)]
      if (!offer) return
      const url = `${address}/api/waiting-list/${tokenOf(key, offer.id)}`
      const { seats, trainingId, dateId } = offer
      const attendees = Array.from({ length: seats }, () => ({
        ...colleaguesSeat(trainingId),
        dateId,
      }))
      const answer =
        chosen % 4 === 0
          ? await sendJson(`${url}/decline`, 'POST', {})
          : await sendJson(`${url}/accept`, 'POST', { attendees })
      // Somebody else may have answered it a moment before.
      const answered = ['not_offered', 'already_booked', 'has_ended', 'not_waiting']
      await expectPossible(answer, ...answered.map((code) => `waiting_list.${code}`))
    }

    const wishes = fc.sample(fc.noBias(wish), { numRuns: BOOKINGS, seed: SEED })
    await oneAfterAnother(
      CLIENTS,
      [...wishes.entries()],
      async ([index, { chosen, ...wished }]) => {
        const address = addressOf(index)
        await book(address, wished.dates)
        if (index % ACT_EVERY !== 0) return
        const first = wished.dates[0] ?? 0
        const acts = [
          () => waitFor(address, { index: first, seats: wished.seats }),
          () => cancel(address, chosen),
          () => answerAnOffer(address, chosen),
        ]
        await acts[(index / ACT_EVERY) % acts.length]?.()
      },
    )

    expect(refusals).toContain('registration.training_full')
    await expectSeatsRight(db)
    const { rows: accepted } = await pool.query<{ entries: number; booked: number; most: number }>(
      `select count(*)::int as entries, max(w.seats) as most,
       (select count(*)::int from attendees a where a.registration_id = w.registration_id) as booked
     from waiting_entries w where w.state = 'booked' group by w.registration_id`,
    )
    expect(accepted.length).toBeGreaterThan(0)
    for (const { entries, booked: seats, most } of accepted) {
      expect(entries).toBe(1)
      expect(seats).toBeLessThanOrEqual(most)
    }
  },
  WITHIN_MS,
)

/** No date is oversold, nobody who fits is left without an offer, and what is left is what the shop says. */
async function expectSeatsRight(db: Database): Promise<void> {
  for (const date of await listDates(db, {})) {
    expect(date.seatsTaken + date.seatsHeld).toBeLessThanOrEqual(date.capacity)
    expect(planOffers(date, new Date()).offers).toEqual([])
  }
}
