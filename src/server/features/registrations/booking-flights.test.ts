import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { booking, colleaguesSeat, ownSeat } from '../../testing/bookings.ts'
import { type Flight, recordFlights } from '../../testing/flights.ts'
import { startTestProduct } from '../../testing/test-product.ts'

/** The flights of the transaction that stored a registration, from `begin` to `commit`, and those that counted it. */
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

test('a booking goes to the database and back at most six times, however many seats it has', async () => {
  const recorder = recordFlights()
  const product = await startTestProduct(
    { MAIL_STAFF: 'team@example.com' },
    { wayTo: recorder.wayTo },
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
    expect(flights.length).toBeLessThanOrEqual(6)
  }
})
