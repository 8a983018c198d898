import { expect, test } from 'vitest'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { readMails, statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import type { Training } from '../domain/training.ts'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const setStatus = statusCall(product, session)
  const book = async (status: RegistrationStatus, ...seats: Parameters<typeof booking>) => {
    const { body } = await product.send<BookingReceipt>(
      'POST',
      '/api/registrations',
      booking(...seats),
    )
    if (status !== 'pending') await setStatus(body.id, status)
    await settleTelling(product)
    return body
  }
  return {
    product,
    session,
    edit: editCalls(product, session).training<Training>('kurs-1-uhren'),
    book,
    changeMails: () => readMails(product, 'session.changed'),
  }
}

test('the instants of a training follow its date and time, also when only one of them is edited', async () => {
  const { edit } = await start()

  const both = await edit({ date: 'Dienstag, 12. Januar 2027', time: '10:00 – 11:30 Uhr' })
  const time = await edit({ time: '14 bis 15.30 Uhr' })
  const unknown = await edit({ date: 'Anfang 2027' })
  const again = await edit({ date: '13.07.2027' })

  expect([both, time, unknown, again].map(({ body }) => [body.startsAt, body.endsAt])).toEqual([
    ['2027-01-12T09:00:00.000Z', '2027-01-12T10:30:00.000Z'],
    ['2027-01-12T13:00:00.000Z', '2027-01-12T14:30:00.000Z'],
    [null, null],
    ['2027-07-13T12:00:00.000Z', '2027-07-13T13:30:00.000Z'],
  ])
})

test('who holds confirmed seats gets one mail a booking about a moved session, however many seats that are', async () => {
  const { product, edit, book, changeMails } = await start()
  const sinasOther = {
    ...ownSeat('kurs-1-uhren'),
    attendeeType: 'other' as const,
    email: BOOKER.email.toUpperCase(),
  }
  const first = await book('confirmed', ownSeat('kurs-1-uhren'), sinasOther)
  product.clock.set('2026-11-20T10:00:00Z')
  const second = await book('confirmed', ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren'))
  await book('pending', colleaguesSeat('kurs-1-uhren', 'Pia'))
  await book('cancelled', colleaguesSeat('kurs-1-uhren', 'Carl'))
  await book('confirmed', colleaguesSeat('kurs-3-drachen', 'Dora'))
  const [before] = await product.trainings()

  await edit({ title: 'Strategie', date: 'Dienstag, 12. Januar 2027', time: '10:00 – 11:30 Uhr' })

  const mails = await changeMails()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'joerg@example.com',
    BOOKER.email,
    BOOKER.email,
  ])
  const [ofFirst, ofSecond] = [first, second].map(({ reference }) =>
    mails.find(
      ({ recipient, data }) => recipient === BOOKER.email && data.references.join() === reference,
    ),
  )
  expect(ofFirst).toMatchObject({
    subject: 'Neuer Termin: Strategie',
    data: {
      name: 'Sina Adler',
      before: { date: before?.date, time: before?.time, startsAt: before?.startsAt },
      training: { startsAt: '2027-01-12T09:00:00.000Z' },
      // One higher than in the confirmations' entries.
      seats: [{ sequence: 2 }, { sequence: 2 }],
    },
  })
  expect(ofSecond?.data.seats).toMatchObject([{ sequence: 2 }])
  const toColleague = mails.find(({ recipient }) => recipient === 'joerg@example.com')
  expect(toColleague?.data).toMatchObject({ name: 'Jörg Weiß', seats: [{ sequence: 2 }] })
})

test.each([
  ['another spelling of the same time', { date: '12.01.2027', time: '10 bis 11.30 Uhr' }, 0],
  ['another title', { title: 'Neu' }, 0],
  ['another start', { time: '9:00 – 11:30 Uhr' }, 1],
  ['another end', { time: '10:00 – 11:45 Uhr' }, 1],
  ['a date that nobody understands', { date: 'Anfang 2027' }, 1],
])('%s causes the right number of mails', async (_, change, mails) => {
  const { edit, book, changeMails } = await start()
  await edit({ date: 'Dienstag, 12. Januar 2027', time: '10:00 – 11:30 Uhr' })
  await book('confirmed', ownSeat('kurs-1-uhren'))

  await edit(change)

  expect(await changeMails()).toHaveLength(mails)
})

test('where no time is understood, another text of it is news', async () => {
  const { edit, book, changeMails } = await start()
  await edit({ date: 'Anfang 2027', time: 'vormittags' })
  await book('confirmed', ownSeat('kurs-1-uhren'))

  await edit({ time: 'nachmittags' })

  expect(await changeMails()).toHaveLength(1)
})

test('a refused edit sends no mail', async () => {
  const { edit, book, changeMails } = await start()
  await book('confirmed', ownSeat('kurs-1-uhren'))

  await edit({ date: 'Dienstag, 12. Januar 2027' }, '"7"')

  expect(await changeMails()).toEqual([])
})

test('who booked for others alone is told of another date, once, with their names and the link of the booking', async () => {
  const { edit, book, changeMails } = await start()
  await book(
    'confirmed',
    colleaguesSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-1-uhren', 'Pia'),
    ownSeat('kurs-3-drachen'),
    ownSeat('kurs-4-pilze'),
  )
  await book('pending', colleaguesSeat('kurs-1-uhren', 'Ida'))

  await edit({ date: 'Dienstag, 12. Januar 2027' })

  const mails = await changeMails()
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'joerg@example.com',
    'pia@example.com',
    BOOKER.email,
  ])
  expect(mails.find(({ recipient }) => recipient === BOOKER.email)?.data).toMatchObject({
    name: 'Sina Adler',
    attendees: [{ attendee: 'Jörg Weiß' }, { attendee: 'Pia Weiß' }],
    seats: [],
    bookingLink: { linkCounter: 0 },
  })
})
