import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { aCode, CODES } from '#tests/support/product/discount-codes.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

/** A date with two seats, of which as many are offered to Ida as are freed. */
async function startWithOffer(wish: { seats: number; atLeast?: number } = { seats: 1 }) {
  const { seats, atLeast = seats } = wish
  const product = await lendTestProduct()
  const date = await startFullDate(product, 4)
  const calls = waitingCalls(product)
  await calls.wait({ firstName: 'Ida', dateId: date.dateId, seats, atLeast })
  await date.free(atLeast)
  const detailsOf = async (id: string) =>
    (await product.get<RegistrationDetails>(`/api/admin/registrations/${id}`, date.session)).body
  const seat = (firstName: string) => colleaguesSeat(date.trainingId, firstName)
  return { product, ...date, ...calls, detailsOf, seat }
}

test('an empty request books the offered seat for the person who waits', async () => {
  const { accept, read, detailsOf, dateId, list, planned, seatsLeft, product } =
    await startWithOffer()

  const { status, body } = await accept('Ida')

  expect([status, body.packageId, body.price]).toEqual([201, 'single', '112.00'])
  expect(await detailsOf(body.id)).toMatchObject({
    contactName: 'Ida Wartmann',
    contactEmail: 'ida@example.com',
    company: 'Beispielwerk AG',
    seats: [{ dateId, firstName: 'Ida', lastName: 'Wartmann' }],
  })
  expect(await read('Ida')).toMatchObject({ state: 'booked', offer: null })
  expect((await list()).entries).toMatchObject([{ state: 'booked', reference: body.reference }])
  expect(await planned()).toMatchObject({ seatsTaken: 4, seatsHeld: 0 })
  expect(await seatsLeft()).toBe(0)
  const { rows } = await product.pool.query(
    `select template from mails where recipient = 'ida@example.com' order by created_at`,
  )
  expect(rows.map(({ template }) => template)).toEqual([
    'waiting.confirm',
    'waiting.offer',
    'registration.received',
  ])
  expect((await accept('Ida')).body.code).toBe('waiting_list.not_offered')
})

test('a booking that is cancelled later does not wait again; its seat goes to the next', async () => {
  const { accept, wait, read, setStatus, dateId } = await startWithOffer()
  await wait({ firstName: 'Uwe', dateId })
  const { body } = await accept('Ida')

  await setStatus(body.id, 'cancelled')

  expect((await read('Ida')).state).toBe('booked')
  expect((await read('Uwe')).state).toBe('offered')
})

test.each([
  [
    'the price of joining where it has risen',
    '2026-12-10T12:00:00Z',
    '2026-12-14T09:00:00Z',
    '112',
  ],
  ['today’s price where it has fallen', '2026-12-14T09:00:00Z', '2026-12-15T09:00:00Z', '130'],
])('who accepts pays the lower of two prices: %s', async (_which, joined, offered, price) => {
  const product = await lendTestProduct()
  const { dateId, free, session } = await startFullDate(product, 1)
  const { wait, accept, read } = waitingCalls(product)
  product.clock.set(joined)
  await wait({ firstName: 'Ida', dateId })
  product.clock.set(offered)
  if (price === '130')
    await product.send(
      'POST',
      '/api/admin/price-periods',
      {
        periodName: 'Aktion',
        periodType: 'early_bird',
        validFrom: '2026-12-15',
        validUntil: '2026-12-15',
        prices: { single: '130', double: '240', complete: '450' },
      },
      session,
    )
  await free()

  const shown = (await read('Ida')).offer?.prices[0]?.price
  const refused = await accept('Ida', { expectedPrice: '140.00' })
  const { body } = await accept('Ida', { expectedPrice: `${price}.00` })

  expect([shown, refused.body.code, body.price]).toEqual([
    `${price}.00`,
    'registration.price_changed',
    `${price}.00`,
  ])
})

test('who accepts may redeem a code too', async () => {
  const { accept, product, session } = await startWithOffer()
  await product.send('POST', CODES, aCode(), session)

  const { body } = await accept('Ida', { discountCode: 'SOMMER', expectedPrice: '95.20' })

  expect([body.price, body.discount]).toEqual(['95.20', { code: 'SOMMER', cents: 1_680 }])
})

test('an offer of two seats asks who comes, and is booked with their names', async () => {
  const { accept, detailsOf, seat, trainingId } = await startWithOffer({ seats: 2 })
  expect((await accept('Ida')).body).toMatchObject({ code: 'waiting_list.attendees_missing' })

  const attendees = [ownSeat(trainingId), seat('Jörg')]
  const { status, body } = await accept('Ida', { attendees, company: 'Andere GmbH' })

  expect([status, body.packageId]).toEqual([201, 'double'])
  const { seats, company } = await detailsOf(body.id)
  expect(seats.map(({ firstName }) => firstName)).toEqual(['Sina', 'Jörg'])
  expect(company).toBe('Andere GmbH')
})

test('who books fewer of the offered seats gets fewer, and the next gets the rest', async () => {
  const { accept, wait, read, dateId, planned } = await startWithOffer({ seats: 2 })
  await wait({ firstName: 'Uwe', dateId })

  const { status } = await accept('Ida', {
    attendees: [ownSeat('kurs-1-uhren')].map((own) => ({ ...own, dateId })),
  })

  expect(status).toBe(201)
  expect((await read('Uwe')).state).toBe('offered')
  expect(await planned()).toMatchObject({ seatsTaken: 3, seatsHeld: 1, waiting: 0 })
})

test('seats of a larger package may be on other dates, and no more than offered on this one', async () => {
  const { accept, seat } = await startWithOffer({ seats: 3, atLeast: 2 })
  const elsewhere = colleaguesSeat('kurs-2-brot', 'Nele')
  const four = (...names: string[]) => names.map(seat)

  const tooMany = await accept('Ida', { attendees: four('Ada', 'Bea', 'Cora', 'Dora') })
  const none = await accept('Ida', { attendees: [elsewhere] })
  const three = await accept('Ida', { attendees: four('Ada', 'Bea', 'Cora') })
  const booked = await accept('Ida', {
    attendees: [...four('Ada', 'Bea'), elsewhere, { ...elsewhere, firstName: 'Olga' }],
  })

  expect([tooMany, none, three].map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '409 registration.training_full',
    '422 waiting_list.no_seat_of_date',
    '422 waiting_list.no_such_package',
  ])
  expect([booked.status, booked.body.packageId]).toEqual([201, 'complete'])
})

test('a repeated request with its key gets the first answer, and another one with that key is refused', async () => {
  const { accept, product } = await startWithOffer()
  const key = { 'Idempotency-Key': randomUUID() }
  const before = await product.count('registrations')

  const answers = await Promise.all([accept('Ida', {}, key), accept('Ida', {}, key)])
  const other = await accept('Ida', { company: 'Andere GmbH' }, key)

  expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
    [201, answers[0]?.body.id],
    [201, answers[0]?.body.id],
  ])
  expect(other.body.code).toBe('registration.idempotency_key_reused')
  expect(await product.count('registrations')).toBe((before ?? 0) + 1)
})

test('an offer is not booked after its end, before or after the timetable has noticed', async () => {
  const { accept, serve, product, decline } = await startWithOffer()
  product.clock.set('2026-11-23T09:00:00Z')
  expect((await accept('Ida')).body.code).toBe('waiting_list.offer_ended')
  await serve()
  product.clock.set('2026-11-24T09:00:00Z')
  await serve()
  expect((await accept('Ida')).body.code).toBe('waiting_list.offer_ended')
  expect((await decline('Ida')).body.code).toBe('waiting_list.not_offered')
})

test('held seats that are taken all the same are not sold twice', async () => {
  const { accept, product } = await startWithOffer()
  await product.pool.query(`update registrations set status = 'pending'`)

  const { status, body } = await accept('Ida')

  expect([status, body.code]).toEqual([409, 'registration.training_full'])
})

test('acts of one entry by its link are limited, and so are tokens that are none', async () => {
  const product = await startTestProduct()
  const { dateId } = await startFullDate(product, 1)
  const { wait, confirm, tokenFor } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Ada', dateId })
  const times = async (count: number, call: () => Promise<{ status: number }>) => {
    const counts: Record<number, number> = {}
    for (let n = 0; n < count; n += 1) {
      const { status } = await call()
      counts[status] = (counts[status] ?? 0) + 1
    }
    return counts
  }
  const read = (token: string) => product.get(`/api/waiting-list/${token}`)
  const token = await tokenFor('Ada')

  expect(await times(70, () => confirm('Ida'))).toEqual({ 200: 59, 429: 11 })
  expect((await confirm('Ada')).status).toBe(200)
  expect(await times(150, () => read(token))).toEqual({ 200: 118, 429: 32 })
  expect(await times(60, () => read('kurz'))).toEqual({ 404: 50, 429: 10 })
})

test.each(['confirm', 'decline', 'leave', 'accept'])('an unknown token cannot %s', async (act) => {
  const product = await lendTestProduct()
  const { dateId } = await startFullDate(product, 1)
  const { wait, tokenFor } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  const token = await tokenFor('Ida')
  const otherHash = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`

  for (const wrong of ['kurz', otherHash, token.slice(0, -1)]) {
    const { status, body } = await product.send<{ code: string }>(
      'POST',
      `/api/waiting-list/${wrong}/${act}`,
      {},
    )
    expect([status, body.code]).toEqual([404, 'waiting_list.unknown_entry'])
    expect((await product.get(`/api/waiting-list/${wrong}`)).status).toBe(404)
  }
})
