import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Flight, recordFlights } from '#tests/support/database/flights.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

/**
 * The batches of statements of the transaction that stored a registration, from `begin` to `commit`, including the
 * count.
 */
function flightsOfBooking(flights: readonly Flight[]): Flight[] {
  const insert = flights.findIndex(({ sent }) => sent.includes('insert into "registrations"'))
  const line = flights[insert]?.connection
  const isOn = (flight: Flight, word: string) =>
    flight.connection === line && flight.sent.includes(word)
  const begin = flights.findLastIndex((flight, at) => at <= insert && isOn(flight, 'begin\0'))
  const commit = flights.findIndex((flight, at) => at >= insert && isOn(flight, 'commit\0'))
  const transaction = flights
    .slice(begin, commit + 1)
    .filter(({ connection }) => connection === line)
  return [...flights.filter(({ sent }) => sent.includes('rate_limits')), ...transaction]
}

test('a booking goes to the database and back four times, however many seats it has', async () => {
  const recorder = recordFlights()
  const product = await startTestProduct(
    { MAIL_STAFF: 'team@example.com' },
    { proxyFor: recorder.proxyFor },
  )
  for (const seats of [1, 4]) {
    const others = Array.from({ length: seats - 1 }, () => colleaguesSeat('conversational-ai'))
    recorder.flights.length = 0

    const { status } = await product.send(
      'POST',
      '/api/registrations',
      booking(ownSeat('strategie-ki'), ...others),
      { 'Idempotency-Key': randomUUID() },
    )

    expect(status).toBe(201)
    const flights = flightsOfBooking(recorder.flights)
    expect(flights.map(({ sent }) => sent).join()).toMatch(/rate_limits.*begin.*commit/s)
    expect(flights).toHaveLength(4)
  }
})

test('what the shop shows is read by the same few statements, however many trainings there are', async () => {
  const recorder = recordFlights()
  const product = await startTestProduct({}, { proxyFor: recorder.proxyFor })
  const readShop = async () => {
    recorder.flights.length = 0
    for (const path of ['/api/trainings', '/api/trainings/strategie-ki', '/api/packages'])
      expect((await product.get(path)).status).toBe(200)
    return recorder.flights.filter(({ sent }) =>
      /from "(trainings|packages|price_schedules)"/.test(sent),
    ).length
  }

  const few = await readShop()
  await product.pool.query(`
    insert into trainings (id, title, subtitle, description, date, time, hero_image, color_scheme, objectives, methods,
      target_audience, outcome)
    select 'werkstatt-' || n, '', '', '', '', '', '', color_scheme, '{}', '{}', '', ''
    from (select color_scheme from trainings limit 1) one, generate_series(1, 40) n`)

  expect(await product.trainings()).toHaveLength(44)
  expect([few, await readShop()]).toEqual([4, 4])
})
