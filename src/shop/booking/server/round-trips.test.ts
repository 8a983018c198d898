import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type RoundTrip, recordRoundTrips } from '#tests/support/database/round-trips.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

/** The round trips of the transaction that stored a registration, from `begin` to `commit`. */
function transactionOf(roundTrips: readonly RoundTrip[]): RoundTrip[] {
  const connection = roundTrips.find(({ sent }) =>
    sent.includes('insert into "registrations"'),
  )?.connection
  const own = roundTrips.filter((roundTrip) => roundTrip.connection === connection)
  const insert = own.findIndex(({ sent }) => sent.includes('insert into "registrations"'))
  const begin = own.findLastIndex(({ sent }, at) => at <= insert && sent.includes('begin\0'))
  const commit = own.findIndex(({ sent }, at) => at >= insert && sent.includes('commit\0'))
  return own.slice(begin, commit + 1)
}

test('a booking of four seats holds its locks for as many round trips to the database as one of one seat', async () => {
  const recorder = recordRoundTrips()
  const product = await startTestProduct(
    { MAIL_STAFF: 'team@example.com' },
    { proxyFor: recorder.proxyFor },
  )
  const counts: number[] = []
  for (const seats of [1, 4]) {
    const others = Array.from({ length: seats - 1 }, () => colleaguesSeat('kurs-2-brot'))
    recorder.roundTrips.length = 0

    const { status } = await product.send(
      'POST',
      '/api/registrations',
      booking(ownSeat('kurs-1-uhren'), ...others),
      { 'Idempotency-Key': randomUUID() },
    )

    expect(status).toBe(201)
    const transaction = transactionOf(recorder.roundTrips)
    expect(transaction.map(({ sent }) => sent).join()).toMatch(/begin.*idempotency.*commit/s)
    counts.push(transaction.length)
  }
  const [forOneSeat, forFourSeats] = counts
  expect(forFourSeats).toBe(forOneSeat)
})

test('what the shop shows is read by the same few statements, however many trainings there are', async () => {
  const recorder = recordRoundTrips()
  const product = await startTestProduct({}, { proxyFor: recorder.proxyFor })
  const readShop = async () => {
    recorder.roundTrips.length = 0
    for (const path of ['/api/trainings', '/api/trainings/kurs-1-uhren', '/api/packages'])
      expect((await product.get(path)).status).toBe(200)
    return recorder.roundTrips.filter(({ sent }) =>
      /from "(trainings|training_dates|packages|price_schedules)"/.test(sent),
    ).length
  }

  const few = await readShop()
  await product.pool.query(`
    insert into trainings (id, title, subtitle, description, hero_image, color_scheme, objectives, methods,
      target_audience, outcome)
    select 'werkstatt-' || n, '', '', '', '', color_scheme, '{}', '{}', '', ''
    from (select color_scheme from trainings limit 1) one, generate_series(1, 40) n`)

  expect(await product.trainings()).toHaveLength(44)
  expect([few, await readShop()]).toEqual([6, 6])
})
