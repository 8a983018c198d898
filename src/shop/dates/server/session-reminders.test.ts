import { expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { readMails, statusCall } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import { remindOfSessions } from './remind-of-sessions.task.ts'

const DAY = 'session.reminder.day'
const HOUR = 'session.reminder.hour'

/** A product whose first training begins at 10:00 in Berlin on the day on which summer time begins. */
async function start(parts?: Parameters<typeof startTestProduct>[1]) {
  const product = await (parts ? startTestProduct({}, parts) : lendTestProduct())
  const session = await product.logIn()
  const edit = editCalls(product, session).training('kurs-1-uhren')
  await edit({ date: 'Sonntag, 28. März 2027', time: '10:00 – 11:30 Uhr' })
  const setStatus = statusCall(product, session)
  const book = async (status: string, ...seats: Parameters<typeof booking>) => {
    const { body } = await product.send<BookingReceipt>(
      'POST',
      '/api/registrations',
      booking(...seats),
    )
    if (status !== 'pending') await setStatus(body.id, status)
    await settleTelling(product, 'all')
    return body
  }
  const remindAt = async (now: string) => {
    product.clock.set(now)
    await remindOfSessions(product.db, product.clock.now())
  }
  return { product, edit, setStatus, book, remindAt }
}

test('reminders come a day and an hour before, once, with the way in', async () => {
  const { product, edit, book, remindAt } = await start()
  await edit({ meetingUrl: 'https://live.example.com/alt' })
  const { reference } = await book(
    'confirmed',
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-1-uhren'),
  )
  await edit({ meetingUrl: 'https://live.example.com/neu' })

  // Summer time begins in between: 24 hours before 10:00 it was 9:00.
  await remindAt('2027-03-27T07:59:00Z')
  expect(await readMails(product, DAY)).toEqual([])
  await remindAt('2027-03-27T08:00:00Z')
  await remindAt('2027-03-27T08:05:00Z')
  await remindAt('2027-03-28T06:59:00Z')
  expect(await readMails(product, HOUR)).toEqual([])
  await remindAt('2027-03-28T07:00:00Z')
  await remindAt('2027-03-28T07:05:00Z')

  const dayMails = await readMails(product, DAY)
  const hourMails = await readMails(product, HOUR)
  expect(dayMails.map(({ recipient }) => recipient)).toEqual(['joerg@example.com', BOOKER.email])
  expect(hourMails.map(({ recipient }) => recipient)).toEqual(['joerg@example.com', BOOKER.email])
  expect(dayMails[0]).toMatchObject({
    dedupeKey: `${DAY}/kurs-1-uhren/2027-03-28T08:00:00.000Z`,
    subject: 'Morgen: Uhren & Zeit',
    data: {
      attendeeName: 'Jörg Weiß',
      bookedBy: { name: 'Sina Adler' },
      reference,
      meetingUrl: 'https://live.example.com/neu',
    },
  })
  expect(hourMails[1]).toMatchObject({
    subject: 'In einer Stunde: Uhren & Zeit',
    data: { bookedBy: null },
  })
})

test('one person with several seats in a training gets one mail, whoever booked them', async () => {
  const { product, book, remindAt } = await start()
  const first = await book('confirmed', ownSeat('kurs-1-uhren'), ownSeat('kurs-1-uhren'))
  product.clock.set('2026-11-20T10:00:00Z')
  const second = await book('confirmed', {
    ...colleaguesSeat('kurs-1-uhren'),
    email: BOOKER.email.toUpperCase(),
  })

  await remindAt('2027-03-27T12:00:00Z')

  const mails = await readMails(product, DAY)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.data.reference).toBe(`${first.reference}, ${second.reference}`)
})

test('nobody is reminded whose registration is open or cancelled, nor in a training without an instant', async () => {
  const { product, edit, book, remindAt } = await start()
  await book('pending', colleaguesSeat('kurs-1-uhren', 'Pia'))
  await book('cancelled', colleaguesSeat('kurs-1-uhren', 'Carl'))
  await remindAt('2027-03-27T12:00:00Z')
  await book('confirmed', colleaguesSeat('kurs-1-uhren', 'Dora'))
  await edit({ date: 'Ende März' })

  await remindAt('2027-03-28T07:30:00Z')

  expect([...(await readMails(product, DAY)), ...(await readMails(product, HOUR))]).toEqual([])
})

test.each([
  ['2027-03-28T05:59:00Z', ['Heute: Uhren & Zeit']],
  ['2027-03-28T06:00:00Z', []],
  ['2027-03-28T07:55:00Z', ['Gleich: Uhren & Zeit']],
  ['2027-03-28T08:00:00Z', []],
])('after a pause that ends at %s it says so, or nothing', async (now, subjects) => {
  const { product, book, remindAt } = await start()
  await book('confirmed', colleaguesSeat('kurs-1-uhren'))

  await remindAt(now)

  const mails = [...(await readMails(product, DAY)), ...(await readMails(product, HOUR))]
  expect(mails.map(({ subject }) => subject)).toEqual(subjects)
})

test('who was confirmed less than a day before is reminded an hour before only', async () => {
  const { product, book, remindAt } = await start()
  product.clock.set('2027-03-27T08:00:01Z')
  await book('confirmed', colleaguesSeat('kurs-1-uhren'))

  await remindAt('2027-03-27T12:00:00Z')
  await remindAt('2027-03-28T07:10:00Z')

  expect(await readMails(product, DAY)).toEqual([])
  expect(await readMails(product, HOUR)).toHaveLength(1)
})

test('a session that moves reminds again, for its new start', async () => {
  const { product, edit, book, remindAt } = await start()
  await book('confirmed', colleaguesSeat('kurs-1-uhren'))
  await remindAt('2027-03-27T12:00:00Z')
  await edit({ date: 'Sonntag, 31. Oktober 2027' })
  await settleTelling(product)

  // Summer time ends in between: 24 hours before 10:00 it was 11:00.
  await remindAt('2027-10-30T08:59:00Z')
  expect(await readMails(product, DAY)).toHaveLength(1)
  await remindAt('2027-10-30T09:00:00Z')

  const mails = await readMails(product, DAY)
  expect(mails.map(({ data }) => data.training.startsAt)).toEqual([
    '2027-03-28T08:00:00.000Z',
    '2027-10-31T09:00:00.000Z',
  ])
})

test('several processes that send reminders at the same moment send none twice', async () => {
  const { product, book } = await start()
  await book('confirmed', ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren'))
  const now = new Date('2027-03-28T07:00:00Z')

  await Promise.all([1, 2, 3].map(() => remindOfSessions(product.db, now)))

  expect(await readMails(product, HOUR)).toHaveLength(2)
})

test('a reminder that could not go out before its session begins does not go out at all', async () => {
  const { product, book } = await start()
  await book('confirmed', colleaguesSeat('kurs-1-uhren'))
  const now = new Date('2027-03-28T07:00:00Z')
  product.clock.set('2027-03-28T08:00:00Z')

  await remindOfSessions(product.db, now)

  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      'select status, last_error as error from mails where template = $1',
      [HOUR],
    )
    expect(rows).toEqual([
      { status: 'failed', error: 'Nicht gesendet, weil das Training schon begonnen hat.' },
    ])
  }, POLL_OPTIONS)
})

test('who is not told yet of a new day is not reminded of it, and then only an hour before', async () => {
  const { product, edit, book, remindAt } = await start({ tellDelayMs: 60_000 })
  await book('confirmed', colleaguesSeat('kurs-1-uhren'))
  product.clock.set('2027-03-26T12:00:00Z')
  await edit({ date: 'Samstag, 27. März 2027' })

  await remindAt('2027-03-26T12:00:30Z')
  expect(await readMails(product, DAY)).toEqual([])
  await settleTelling(product, 'all')
  await remindAt('2027-03-26T12:05:00Z')
  await remindAt('2027-03-27T08:30:00Z')

  expect(await readMails(product, DAY)).toEqual([])
  expect(await readMails(product, HOUR)).toHaveLength(1)
})
