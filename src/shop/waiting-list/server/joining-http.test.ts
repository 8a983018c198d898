import { expect, test } from 'vitest'
import { bookSeats, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

const UNKNOWN = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'

test('somebody joins the list of a full date, and is on it when they have confirmed their address', async () => {
  const product = await lendTestProduct()
  const { dateId, trainingId, list, planned } = await startFullDate(product, 2)
  const { join, confirm, read } = waitingCalls(product)

  const joined = await join({ firstName: 'Ida', dateId, seats: 3, atLeast: 2 })

  expect([joined.status, joined.body]).toEqual([202, { status: 'confirm' }])
  const entry = {
    kind: 'date',
    trainingId,
    trainingTitle: 'Uhren & Zeit',
    dateId,
    date: 'Donnerstag, 7. Januar 2027',
    time: '10:00 – 11:30 Uhr',
    startsAt: '2027-01-07T09:00:00.000Z',
    endsAt: '2027-01-07T10:30:00.000Z',
    seats: 3,
    atLeast: 2,
    firstName: 'Ida',
    lastName: 'Wartmann',
    email: 'ida@example.com',
    company: 'Beispielwerk AG',
    joinedAt: '2026-11-20T09:00:00.000Z',
    capacity: 2,
    offer: null,
  }
  expect(await read('Ida')).toMatchObject({ ...entry, state: 'unconfirmed' })
  expect(await planned()).toMatchObject({ waiting: 0, seatsHeld: 0 })
  const confirmed = await confirm('Ida')
  expect([confirmed.status, confirmed.body]).toMatchObject([200, { ...entry, state: 'waiting' }])
  expect((await confirm('Ida')).body).toEqual(confirmed.body)
  expect(await planned()).toMatchObject({ waiting: 3, seatsHeld: 0 })
  expect(await list()).toEqual({
    entries: [
      expect.objectContaining({
        state: 'waiting',
        firstName: 'Ida',
        seats: 3,
        offeredSeats: null,
        reference: null,
      }),
    ],
    why: 'Wartet auf 3 Plätze, mindestens 2; keiner ist frei.',
  })
  const mails = await readMails(product, 'waiting.confirm')
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ida@example.com', 'Bitte bestätige: Warteliste für Uhren & Zeit'],
  ])
})

test('who waits first comes first, whoever joined first without confirming', async () => {
  const product = await lendTestProduct()
  const { dateId, list } = await startFullDate(product, 1)
  const { join, wait, confirm } = waitingCalls(product)
  await join({ firstName: 'Ida', dateId })
  await wait({ firstName: 'Uwe', dateId })
  await confirm('Ida')
  await join({ firstName: 'Mia', dateId })

  const { entries } = await list()

  expect(entries.map(({ firstName, state }) => `${firstName}: ${state}`)).toEqual([
    'Uwe: waiting',
    'Ida: waiting',
    'Mia: unconfirmed',
  ])
})

test('joining again changes what is not confirmed, and nothing else; nobody learns who waits', async () => {
  const product = await lendTestProduct()
  const { dateId, list } = await startFullDate(product, 4)
  const { join, confirm } = waitingCalls(product)
  const answers = [
    await join({ firstName: 'Ida', dateId, seats: 2 }),
    await join({ firstName: 'Ida', dateId, seats: 3 }),
  ]
  await confirm('Ida')
  product.clock.set('2026-11-20T09:30:00Z')
  answers.push(await join({ firstName: 'ida', dateId, seats: 4 }))

  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 3 }, () => [202, { status: 'confirm' }]),
  )
  expect((await list()).entries).toMatchObject([{ seats: 3, state: 'waiting' }])
  const mails = await readMails(product, 'waiting.confirm')
  // A double click causes one mail.
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Bitte bestätige: Warteliste für Uhren & Zeit',
    'Du wartest schon: Uhren & Zeit',
  ])
})

test.each([
  ['an unknown date', { dateId: UNKNOWN }, 422, 'waiting_list.unknown_date'],
  ['an unknown training', { trainingId: 'kurs-9' }, 422, 'waiting_list.unknown_training'],
  ['neither', {}, 422, 'http.invalid'],
  ['five seats', { trainingId: 'kurs-1-uhren', seats: 5 }, 422, 'http.invalid'],
  [
    'at least more than all',
    { trainingId: 'kurs-1-uhren', seats: 1, atLeast: 2 },
    422,
    'http.invalid',
  ],
])('joining is refused: %s', async (_what, wish, status, code) => {
  const product = await lendTestProduct()
  const answer = await waitingCalls(product).join({ firstName: 'Ida', ...wish })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(await product.count('waiting_entries')).toBe(0)
})

test('a date takes nobody on its list while there are seats for them, nor when it begins, nor of another training', async () => {
  const product = await lendTestProduct()
  const { dateId, setCapacity } = await startFullDate(product, 2)
  const { join, wait } = waitingCalls(product)
  await setCapacity(4)
  const codeOf = async (seats: number, more = {}) => {
    const { status, body } = await join({ firstName: 'Ida', dateId, seats, ...more })
    return `${status} ${body.code ?? ''}`
  }

  expect(await codeOf(2)).toBe('409 waiting_list.seats_free')
  expect(await codeOf(3)).toBe('202 ')
  expect(await codeOf(3, { trainingId: 'kurs-2-brot' })).toBe('422 waiting_list.unknown_date')
  // Who also takes two is offered them at once.
  expect(await wait({ firstName: 'Uwe', dateId, seats: 4, atLeast: 2 })).toMatchObject({
    state: 'offered',
    offer: { seats: 2 },
  })
  expect(await codeOf(1)).toBe('202 ')
  product.clock.set('2027-01-07T07:00:00Z')
  expect(await codeOf(4)).toBe('409 waiting_list.date_begun')
  await product.pool.query(`update training_dates set state = 'cancelled' where id = $1`, [dateId])
  expect(await codeOf(4)).toBe('409 waiting_list.date_cancelled')
})

test('somebody who waits for more seats than are free keeps nobody from booking them', async () => {
  const product = await lendTestProduct()
  const { dateId, trainingId, setCapacity, seatsLeft } = await startFullDate(product, 2)
  await setCapacity(4)
  const { wait, serve } = waitingCalls(product)

  await wait({ firstName: 'Ida', dateId, seats: 4 })
  await serve()

  expect(await seatsLeft()).toBe(2)
  await bookSeats(product, ownSeat(trainingId), colleaguesSeat(trainingId))
  expect(await seatsLeft()).toBe(0)
})

test('an entry that nobody confirms is forgotten after 48 hours, and a later click is told so', async () => {
  const product = await lendTestProduct()
  const { dateId } = await startFullDate(product, 1)
  const { join, confirm, serve } = waitingCalls(product)
  await join({ firstName: 'Ida', dateId })
  product.clock.set('2026-11-22T08:59:00Z')
  await serve()
  expect(await product.count('waiting_entries')).toBe(1)

  product.clock.set('2026-11-22T09:00:01Z')
  const late = await confirm('Ida')
  await serve()

  expect([late.status, late.body.code]).toEqual([404, 'waiting_list.unknown_entry'])
  expect(await product.count('waiting_entries')).toBe(0)
})

test('a mailbox gets no more mails that ask to confirm than it may: further ones are held for staff', async () => {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '2' })
  const { join } = waitingCalls(product)
  for (const { id } of await product.trainings()) await join({ firstName: 'Ida', trainingId: id })

  const { rows } = await product.pool.query(
    `select count(*) filter (where held_at is null)::int as sent, count(held_at)::int as held from mails`,
  )
  expect(rows).toEqual([{ sent: 2, held: 2 }])
})

test('who has left, lost or used their place cannot confirm it again, and joins anew', async () => {
  const product = await lendTestProduct()
  const { dateId } = await startFullDate(product, 1)
  const { wait, leave, confirm, join, read } = waitingCalls(product)
  await wait({ firstName: 'Ida', dateId })
  expect((await leave('Ida')).body.state).toBe('left')
  expect((await leave('Ida')).body.state).toBe('left')
  expect((await confirm('Ida')).body.code).toBe('waiting_list.has_ended')

  product.clock.set('2026-11-20T10:00:00Z')
  expect((await join({ firstName: 'Ida', dateId })).status).toBe(202)
  expect((await read('Ida')).state).toBe('unconfirmed')
  expect((await confirm('Ida')).body.state).toBe('waiting')
})

test('a group that needs more seats than the date has is refused at the door', async () => {
  const product = await lendTestProduct()
  const { dateId, setCapacity, planned } = await startFullDate(product, 3)
  const { join, confirm } = waitingCalls(product)
  const message = 'Dieser Termin hat insgesamt nur 3 Plätze. Mehr kann hier nie frei werden.'
  const refused = (path: string) => ({
    status: 422,
    body: { code: 'waiting_list.too_many_seats', detail: message, errors: [{ path, message }] },
  })

  expect(await join({ firstName: 'Ida', dateId, seats: 4 })).toMatchObject(refused('seats'))
  expect((await join({ firstName: 'Uwe', dateId, seats: 4, atLeast: 3 })).status).toBe(202)
  await setCapacity(4)
  expect((await join({ firstName: 'Mia', dateId, seats: 4 })).status).toBe(202)
  await setCapacity(3)

  expect(await confirm('Mia')).toMatchObject(refused('seats'))
  expect((await confirm('Uwe')).body.state).toBe('waiting')
  expect(await planned()).toMatchObject({ waiting: 4 })
})
