import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

test('a freed seat is held for the first who waits: the shop sells none, and the mail names prices and end', async () => {
  const product = await lendTestProduct()
  const { dateId, trainingId, free, seatsLeft, mails, planned, list } = await startFullDate(
    product,
    2,
  )
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })

  await free()

  // Monday: 24 hours of working days after Friday, ten o'clock.
  const endsAt = '2026-11-23T09:00:00.000Z'
  expect(await read('Ida')).toMatchObject({
    state: 'offered',
    offer: {
      seats: 1,
      endsAt,
      prices: [
        { packageId: 'single', price: '112.00', priceType: 'early_bird' },
        { packageId: 'double', price: '206.00', priceType: 'early_bird' },
        { packageId: 'complete', price: '376.00', priceType: 'early_bird' },
      ],
    },
  })
  expect(await read('Uwe')).toMatchObject({ state: 'waiting', offer: null })
  expect(await seatsLeft()).toBe(0)
  const refused = await product.send<Problem>(
    'POST',
    '/api/registrations',
    booking(ownSeat(trainingId)),
  )
  expect(refused.body.code).toBe('registration.training_full')
  expect(await planned()).toMatchObject({ seatsTaken: 1, seatsHeld: 1, waiting: 1 })
  expect((await list()).why).toBe('Wartet auf 1 Platz; keiner ist frei.')
  expect(await mails()).toEqual(['waiting.offer to ida@example.com'])
  const [mail] = await readMails(product, 'waiting.offer')
  expect(mail?.data).toMatchObject({
    endsAt,
    offeredSeats: 1,
    prices: [
      { packageName: 'Einzelkarte', seats: 1, price: '112.00' },
      { seats: 2, price: '206.00' },
      { seats: 4, price: '376.00' },
    ],
  })
})

test('an offer that nobody accepts goes to the next, once to the end of the list, and the second time it is over', async () => {
  const product = await lendTestProduct()
  const { dateId, free, mails, list } = await startFullDate(product, 1)
  const { wait, serve } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })
  await free()
  const states = async () =>
    (await list()).entries.map(({ firstName, state }) => `${firstName}: ${state}`)

  product.clock.set('2026-11-23T08:59:00Z')
  await serve()
  expect(await states()).toEqual(['Ida: offered', 'Uwe: waiting'])

  product.clock.set('2026-11-23T09:00:00Z')
  await serve()
  await serve()
  expect(await states()).toEqual(['Uwe: offered', 'Ida: waiting'])
  product.clock.set('2026-11-24T09:00:00Z')
  await serve()
  expect(await states()).toEqual(['Ida: offered', 'Uwe: waiting'])
  product.clock.set('2026-11-25T09:00:00Z')
  await serve()
  expect(await states()).toEqual(['Uwe: offered', 'Ida: expired'])

  const ended = await readMails(product, 'waiting.offer_ended')
  expect(ended.map(({ recipient, data }) => [recipient, data.isOnList])).toEqual([
    ['ida@example.com', true],
    ['uwe@example.com', true],
    ['ida@example.com', false],
  ])
  expect((await mails()).filter((mail) => mail.startsWith('waiting.offer to'))).toHaveLength(4)
})

test('who waits alone is offered the seat a second time, and is told so in one mail', async () => {
  const product = await lendTestProduct()
  const { dateId, free, mails, seatsLeft } = await startFullDate(product, 1)
  const { wait, serve, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await free()
  product.clock.set('2026-11-23T09:00:00Z')
  await serve()
  expect(await read('Ida')).toMatchObject({
    state: 'offered',
    offer: { endsAt: '2026-11-24T09:00:00.000Z' },
  })
  expect(await seatsLeft()).toBe(0)

  product.clock.set('2026-11-24T09:00:00Z')
  await serve()

  expect(await read('Ida')).toMatchObject({ state: 'expired', offer: null })
  expect(await seatsLeft()).toBe(1)
  expect(await mails()).toEqual([
    'waiting.offer to ida@example.com',
    'waiting.offer to ida@example.com',
    'waiting.offer_ended to ida@example.com',
  ])
})

test('declining offers the seat to the next at once; declining twice does so once', async () => {
  const product = await lendTestProduct()
  const { dateId, free } = await startFullDate(product, 1)
  const { wait, decline, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })
  expect((await decline('Ida')).body.code).toBe('waiting_list.not_offered')
  await free()

  expect((await decline('Ida')).body.state).toBe('declined')
  expect((await decline('Ida')).status).toBe(200)

  expect((await read('Uwe')).state).toBe('offered')
})

test('freed seats that do not suffice are kept for the head for 48 hours; then smaller groups get them', async () => {
  const product = await lendTestProduct()
  const { dateId, free, seatsLeft, list } = await startFullDate(product, 6)
  const { wait, serve, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId, seats: 4 })
  await wait({ firstName: 'Uwe', dateId, seats: 2 })

  await free(3)

  expect(await seatsLeft()).toBe(0)
  expect((await list()).why).toBe(
    'Wartet auf 4 Plätze; 3 sind frei. Bis 22.11., 10:00 Uhr wird für diese Gruppe freigehalten.',
  )
  product.clock.set('2026-11-22T08:59:00Z')
  await serve()
  expect((await read('Uwe')).state).toBe('waiting')
  // The time has passed: the shop does not sell what the next may have, even before they have their offer.
  product.clock.set('2026-11-22T09:00:00Z')
  expect(await seatsLeft()).toBe(1)
  await serve()
  expect((await read('Uwe')).state).toBe('offered')
  expect((await read('Ida')).state).toBe('waiting')
  expect(await seatsLeft()).toBe(1)
  expect((await list()).why).toContain('1 ist frei.')

  // One seat and the two of a declined offer make three; a fourth one serves the head, which kept its place.
  await waitingCalls(product).decline('Uwe')
  expect(await seatsLeft()).toBe(3)
  await free()
  expect((await read('Ida')).offer?.seats).toBe(4)
})

test('in the last seven days nothing is kept: a smaller group is served at once', async () => {
  const product = await lendTestProduct()
  const { dateId, free } = await startFullDate(product, 4)
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId, seats: 4 })
  await wait({ firstName: 'Uwe', dateId })
  product.clock.set('2026-12-31T09:00:01Z')

  await free()

  expect((await read('Uwe')).state).toBe('offered')
})

test('an offer ends two hours before the session, and the list closes when it begins', async () => {
  const product = await lendTestProduct()
  const { dateId, free, mails, seatsLeft } = await startFullDate(product, 1)
  const { wait, read, serve, join } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })
  await join({ firstName: 'Mia', dateId })
  product.clock.set('2027-01-06T20:00:00Z')
  await free()
  expect((await read('Ida')).offer?.endsAt).toBe('2027-01-07T07:00:00.000Z')

  product.clock.set('2027-01-07T07:00:00Z')
  await serve()
  expect(await seatsLeft()).toBe(1)
  product.clock.set('2027-01-07T09:00:00Z')
  await serve()

  expect([(await read('Ida')).state, (await read('Uwe')).state]).toEqual(['closed', 'closed'])
  expect((await mails()).sort()).toEqual([
    'waiting.closed to ida@example.com',
    'waiting.closed to uwe@example.com',
    'waiting.offer to ida@example.com',
    'waiting.offer_ended to ida@example.com',
  ])
})

test('a higher capacity is offered, and one below what is booked and held is refused', async () => {
  const product = await lendTestProduct()
  const { dateId, setCapacity } = await startFullDate(product, 2)
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId, seats: 2 })

  await setCapacity(4)

  expect((await read('Ida')).offer?.seats).toBe(2)
  const refused = (await setCapacity(3)) as { body: Problem }
  expect(refused.body).toMatchObject({
    code: 'training.capacity_taken',
    detail: 'Für diesen Termin sind schon 4 Plätze vergeben.',
  })
})

test('a date that moves to an earlier day shortens its offers', async () => {
  const product = await lendTestProduct()
  const { dateId, free, session } = await startFullDate(product, 1)
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await free()

  const moved = { startsAt: '2026-11-21T09:00:00.000Z', endsAt: '2026-11-21T10:30:00.000Z' }
  await product.send('PATCH', `/api/admin/dates/${dateId}`, moved, session)

  expect((await read('Ida')).offer?.endsAt).toBe('2026-11-21T07:00:00.000Z')
})

test('a cancellation that is undone before its mails are sent takes the offer back', async () => {
  const product = await startTestProduct({}, { tellDelayMs: 60_000 })
  const { dateId, bookings, setStatus, mails, planned } = await startFullDate(product, 1)
  const { wait, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  const [id = ''] = bookings

  await setStatus(id, 'cancelled')
  expect((await read('Ida')).state).toBe('offered')
  const undone = await setStatus(id, 'pending')

  expect(undone.status).toBe(200)
  expect((await read('Ida')).state).toBe('waiting')
  expect(await planned()).toMatchObject({ seatsTaken: 1, seatsHeld: 0 })
  expect(await mails()).toEqual([])
  await setStatus(id, 'cancelled')
  expect((await read('Ida')).state).toBe('offered')
  expect(await mails()).toEqual(['waiting.offer to ida@example.com'])
})

test('a cancelled registration whose seat is offered to somebody is not taken back', async () => {
  const product = await lendTestProduct()
  const { dateId, bookings, setStatus } = await startFullDate(product, 1)
  await waitingCalls(product).wait({ firstName: 'Ida', dateId })
  const [id = ''] = bookings
  await setStatus(id, 'cancelled')

  const again = (await setStatus(id, 'confirmed')) as { status: number; body: Problem }

  expect([again.status, again.body.code]).toEqual([409, 'registration.training_full'])
})

test('seats that were freed in the database are offered by the timetable', async () => {
  const product = await lendTestProduct()
  const { dateId, seatsLeft } = await startFullDate(product, 1)
  const { wait, read, serve } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  await product.pool.query(`update registrations set status = 'cancelled'`)
  // It is not sold before the task has run.
  expect(await seatsLeft()).toBe(0)

  await serve()

  expect((await read('Ida')).state).toBe('offered')
})

test('nothing is kept for a group that is larger than the date since its capacity was lowered', async () => {
  const product = await lendTestProduct()
  const { dateId, free, list, setCapacity, seatsLeft } = await startFullDate(product, 4)
  const { wait, read, serve } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId, seats: 4 })
  await wait({ firstName: 'Uwe', dateId, seats: 2 })
  await free(3)
  expect(await seatsLeft()).toBe(0)

  await setCapacity(3)
  await serve()

  expect(await read('Uwe')).toMatchObject({ state: 'offered', offer: { seats: 2 } })
  expect(await read('Ida')).toMatchObject({ state: 'waiting', seats: 4, capacity: 3 })
  expect((await list()).why).toContain('der Termin hat insgesamt nur 3.')
  await free(1)
  expect(await seatsLeft()).toBe(1)
})
