import { expect, test } from 'vitest'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { listMails, readMails, statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { BookingReceipt } from '../domain/booking.ts'

const LINK = 'https://live.example.com/raum/4711'

async function start(...seats: Parameters<typeof booking>) {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const book = async (...more: Parameters<typeof booking>) =>
    (await product.send<BookingReceipt>('POST', '/api/registrations', booking(...more))).body
  const receipt = await book(...seats)
  const call = statusCall(product, session)
  return {
    product,
    session,
    book,
    receipt,
    /** Changes the status, and tells everybody. */
    setStatus: async (status: string) => {
      expect((await call(receipt.id, status)).status).toBe(200)
      await settleTelling(product)
    },
    call,
    /** Whether each seat's attendee knows of it, and the SEQUENCE of the last calendar entry. */
    seats: async () => {
      const { rows } = await product.pool.query(
        `select exists (select from told where told.registration_id = a.registration_id and item = 'own/' || a.id
             and recipient = lower(a.email) and facts is not null) as knows,
           calendar_sequence as sequence
         from attendees a where registration_id = $1 order by position`,
        [receipt.id],
      )
      return rows
    },
  }
}

const CONFIRMED = 'registration.confirmed'
const CANCELLED = 'registration.cancelled'

test('a confirmation lists all seats for the booker and the own seats for each attendee, once', async () => {
  const { product, session, receipt, setStatus, seats } = await start(
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-3-drachen'),
    colleaguesSeat('kurs-1-uhren', 'Pia'),
    { ...colleaguesSeat('kurs-4-pilze'), email: 'JOERG@example.com' },
  )
  await editCalls(product, session).training('kurs-3-drachen')({ meetingUrl: LINK })

  await setStatus('confirmed')
  await setStatus('confirmed')

  expect(await listMails(product)).toEqual([
    `${CONFIRMED}.booker to ${BOOKER.email}`,
    `${CONFIRMED}.attendee to joerg@example.com`,
    `${CONFIRMED}.attendee to pia@example.com`,
  ])
  const [toBooker] = await readMails(product, 'registration.confirmed.booker')
  expect(toBooker).toMatchObject({
    data: {
      bookerName: 'Sina Adler',
      reference: receipt.reference,
      price: receipt.price,
      packageName: 'Kartensatz',
      seats: [
        { attendee: 'Sina Adler', training: { id: 'kurs-1-uhren' } },
        { attendee: 'Jörg Weiß', training: { id: 'kurs-3-drachen' } },
        { attendee: 'Pia Weiß' },
        { attendee: 'Jörg Weiß' },
      ],
      ownSeats: [{ sequence: 1, training: { id: 'kurs-1-uhren' }, meetingUrl: null }],
    },
  })
  const [toJoerg, toPia] = await readMails(product, 'registration.confirmed.attendee')
  expect(toJoerg?.data).toMatchObject({
    attendeeName: 'Jörg Weiß',
    bookedBy: { name: 'Sina Adler' },
    reference: receipt.reference,
  })
  expect(
    toJoerg?.data.seats.map(({ sequence, training, meetingUrl }) => [
      sequence,
      training.id,
      meetingUrl,
    ]),
  ).toEqual([
    [1, 'kurs-3-drachen', LINK],
    [1, 'kurs-4-pilze', null],
  ])
  expect(toPia?.data.seats).toHaveLength(1)
  expect(await seats()).toEqual(Array.from({ length: 4 }, () => ({ knows: true, sequence: 1 })))
})

test('a booker who takes no seat gets no calendar entry', async () => {
  const { product, setStatus } = await start(colleaguesSeat('kurs-1-uhren'))

  await setStatus('confirmed')

  const [toBooker] = await readMails(product, 'registration.confirmed.booker')
  expect(toBooker?.data.ownSeats).toEqual([])
})

test('a cancellation is sent to informed attendees, and withdraws their calendar entries', async () => {
  const { product, setStatus, seats } = await start(
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-1-uhren'),
  )
  await setStatus('confirmed')

  await setStatus('cancelled')

  const [toBooker] = await readMails(product, 'registration.cancelled.booker')
  const [toColleague] = await readMails(product, 'registration.cancelled.attendee')
  expect(toBooker).toMatchObject({
    recipient: BOOKER.email,
    data: { ownSeats: [{ sequence: 2 }] },
  })
  expect(toColleague).toMatchObject({
    recipient: 'joerg@example.com',
    data: { seats: [{ sequence: 2 }], bookedBy: { name: 'Sina Adler' } },
  })
  expect(await seats()).toEqual([
    { knows: false, sequence: 2 },
    { knows: false, sequence: 2 },
  ])
})

test('where nobody was informed, only the booker gets the cancellation', async () => {
  const { product, setStatus } = await start(
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-1-uhren'),
  )

  await setStatus('cancelled')

  expect(await listMails(product)).toEqual([`${CANCELLED}.booker to ${BOOKER.email}`])
  const [toBooker] = await readMails(product, 'registration.cancelled.booker')
  expect(toBooker?.data.ownSeats).toEqual([])
})

test.each([
  ['confirmed, in the free time', true, '2026-12-01T10:00:00Z', 0],
  ['confirmed, after it', true, '2027-01-02T10:00:00Z', 11_200],
  ['never confirmed, after it', false, '2027-01-02T10:00:00Z', 0],
] as const)('the booker reads what cancelling costs: %s', async (_case, isConfirmed, now, owed) => {
  const { product, setStatus } = await start(ownSeat('kurs-1-uhren'))
  if (isConfirmed) await setStatus('confirmed')
  product.clock.set(now)

  await setStatus('cancelled')

  const [toBooker] = await readMails(product, 'registration.cancelled.booker')
  expect(toBooker?.data.cost).toEqual({ kept: owed, owed })
})

test.each([
  ['cancelled', [1, 3]],
  // Nobody was told that it was pending again.
  ['pending', [1]],
])(
  'confirmed again after "%s", people are told what is news to them',
  async (between, expected) => {
    const { product, setStatus } = await start(colleaguesSeat('kurs-1-uhren'))
    await setStatus('confirmed')
    await setStatus(between)

    await setStatus('confirmed')

    const mails = await readMails(product, 'registration.confirmed.attendee')
    expect(mails.map(({ data }) => data.seats[0]?.sequence)).toEqual(expected)
  },
)

test('two simultaneous confirmations send no mail twice', async () => {
  const { product, call, receipt } = await start(colleaguesSeat('kurs-1-uhren'))

  await Promise.all([1, 2, 3, 4].map(() => call(receipt.id, 'confirmed')))

  expect(await listMails(product)).toHaveLength(2)
})

test('a refused change sends no mail and marks nobody as informed', async () => {
  const { product, book, setStatus, call, receipt, seats } = await start(
    colleaguesSeat('kurs-1-uhren'),
  )
  await setStatus('cancelled')
  await product.pool.query(
    `update training_dates set capacity = 1 where training_id = 'kurs-1-uhren'`,
  )
  await book(ownSeat('kurs-1-uhren'))
  const before = await listMails(product)

  expect((await call(receipt.id, 'confirmed')).status).toBe(409)

  expect(await listMails(product)).toEqual(before)
  expect(await seats()).toEqual([{ knows: false, sequence: 0 }])
})

test('colleagues who share an address get one mail that greets both', async () => {
  const address = 'team@example.com'
  const { product, setStatus } = await start(
    { ...colleaguesSeat('kurs-1-uhren'), email: address },
    { ...colleaguesSeat('kurs-1-uhren', 'Pia'), email: 'Team@example.com' },
  )

  await setStatus('confirmed')

  const mails = await readMails(product, 'registration.confirmed.attendee')
  expect(mails).toMatchObject([
    { recipient: address, data: { attendeeName: 'Jörg Weiß und Pia Weiß', seats: [{}, {}] } },
  ])
})

test('an erased person is not written to, and not named as the booker', async () => {
  const { product, session, setStatus } = await start(
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-1-uhren'),
  )
  const email = { email: BOOKER.email }
  expect((await product.send('POST', '/api/admin/privacy/erase', email, session)).status).toBe(200)

  await setStatus('confirmed')

  const mails = await readMails(product, 'registration.confirmed.attendee')
  expect(await readMails(product, 'registration.confirmed.booker')).toEqual([])
  expect(mails).toMatchObject([{ recipient: 'joerg@example.com', data: { bookedBy: null } }])
})

test('a confirmation sent during the move of a session contains the new session', async () => {
  const { product, session, setStatus } = await start(colleaguesSeat('kurs-1-uhren'))
  const edit = editCalls(product, session).training('kurs-1-uhren')

  await Promise.all([setStatus('confirmed'), edit({ date: '12.01.2027', time: '10 Uhr' })])

  await settleTelling(product)
  const { rows } = await product.pool.query(
    `select data from mails where recipient = 'joerg@example.com'`,
  )
  const starts = rows.map(({ data }) => (data.training ?? data.seats[0].training).startsAt)
  expect(starts).toContain('2027-01-12T09:00:00.000Z')
})
