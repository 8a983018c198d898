import { expect, test } from 'vitest'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'
import { tokenOf, waitingListKeyOf } from './waiting-token.ts'

const CAPACITY = 12
const WAITING = 10
/** Enough for every seat to be offered, even where each offer is answered and ended once. */
const ROUNDS = 4

test('whatever is booked, cancelled, joined, accepted and declined at the same moment, no seat is sold or offered twice', async () => {
  const product = await startTestProduct({
    LIMIT_BOOKINGS_PER_MINUTE: '1000',
    LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '1000',
  })
  const { dateId, trainingId, bookings, setStatus } = await startFullDate(product, CAPACITY)
  const { wait, serve } = waitingCalls(product)
  const key = await waitingListKeyOf(product.db)
  const names = Array.from({ length: WAITING }, (_, n) => `Ida${'abcdefghij'.charAt(n)}`)
  const SIZES = [
    { seats: 1, atLeast: 1 },
    { seats: 2, atLeast: 2 },
    { seats: 3, atLeast: 1 },
  ]
  for (const [n, firstName] of names.slice(0, 6).entries())
    await wait({ firstName, dateId, ...SIZES[n % SIZES.length] })

  const entries = async () =>
    (
      await product.pool.query<{ id: string; state: string; offered: number | null }>(
        `select id, state, offered_seats as offered from waiting_entries where state <> 'unconfirmed'`,
      )
    ).rows
  const act = (id: string, what: string, body: object = {}) =>
    product.send<{ code?: string }>('POST', `/api/waiting-list/${tokenOf(key, id)}/${what}`, body)
  const book = () =>
    product.send<{ code?: string }>('POST', '/api/registrations', booking(ownSeat(trainingId)))
  /** Accepts twice at the same moment, or declines, or leaves it to the timetable. */
  const answerOffer = ({ id, offered }: { id: string; offered: number | null }, n: number) => {
    const attendees = Array.from({ length: offered ?? 1 }, () => colleaguesSeat(trainingId))
    if (n % 4 === 0) return [act(id, 'decline')]
    return attendees.length === 3 ? [] : [1, 2].map(() => act(id, 'accept', { attendees }))
  }
  const counts = async () =>
    (
      await product.pool.query<{ taken: number; held: number }>(`
        select (select count(*)::int from attendees a join registrations r on r.id = a.registration_id
            where r.status <> 'cancelled' and a.date_id = '${dateId}') as taken,
          (select coalesce(sum(offered_seats), 0)::int from waiting_entries) as held`)
    ).rows[0]

  const answers: { status: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const offered = (await entries()).filter(({ state }) => state === 'offered')
    const cancelled = bookings.splice(0, 3)
    const joining = names.slice(6 + round, 7 + round)
    const results = await Promise.all([
      ...cancelled.map((id) => setStatus(id, 'cancelled')),
      ...Array.from({ length: 6 }, book),
      ...offered.flatMap(answerOffer),
      ...cancelled.slice(0, 1).map((id) => setStatus(id, 'confirmed')),
      serve().then(() => ({ status: 200 })),
    ])
    for (const firstName of joining) await wait({ firstName, dateId, seats: 1 })
    answers.push(...results)
    const { taken = 0, held = 0 } = (await counts()) ?? {}
    expect(taken + held).toBeLessThanOrEqual(CAPACITY)
  }

  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  // Each accepted offer is one registration, with no more seats than were offered.
  const { rows: accepted } = await product.pool.query(`
    select w.seats, (select count(*)::int from attendees a where a.registration_id = w.registration_id) as booked,
      count(*) over (partition by registration_id)::int as entries
    from waiting_entries w where state = 'booked'`)
  expect(accepted.length).toBeGreaterThan(0)
  for (const { seats, booked, entries: ofRegistration } of accepted) {
    expect(booked).toBeLessThanOrEqual(seats)
    expect(ofRegistration).toBe(1)
  }
  // No seat is lost: what is neither taken nor held nor kept is on sale.
  product.clock.set('2026-11-30T09:00:00Z')
  await serve()
  const { taken = 0, held = 0 } = (await counts()) ?? {}
  const [training] = await product.trainings()
  const waiting = (await entries()).filter(({ state }) => state === 'waiting')
  expect(training?.seatsLeft).toBe(CAPACITY - taken - held)
  for (const { id } of waiting) {
    const { body } = await product.get<WaitingEntry>(`/api/waiting-list/${tokenOf(key, id)}`)
    expect(body.atLeast).toBeGreaterThan(training?.seatsLeft ?? 0)
  }
})
