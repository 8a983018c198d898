import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import { enforceRetention } from '#office/privacy/server/enforce-retention.task.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { listMails, statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import { remindOfSessions } from './remind-of-sessions.task.ts'

const CLOCKS = 'kurs-1-uhren'
/** The last training of January has ended. */
const FEBRUARY = '2027-02-15T09:00:00Z'
const WEEKS_LATER = 14

async function retain(product: TestProduct, now: string) {
  const transport = createMailTransport(product.config, mailSettings(product.config, mailFirm))
  const log = pino({ level: 'silent' })
  await enforceRetention({
    db: product.db,
    transport,
    log,
    now: new Date(now),
    deletePublished: async () => 0,
  })
  transport.close()
}

test('a first round is sold and held, and then a second one', async () => {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const setStatus = statusCall(product, session)
  const book = async (seat: ReturnType<typeof ownSeat>) => {
    const { body } = await product.send<BookingReceipt>('POST', '/api/registrations', booking(seat))
    await setStatus(body.id, 'confirmed')
    await settleTelling(product)
    return body.id
  }
  const mailsOf = async (address: string) =>
    (await listMails(product)).filter((mail) => mail.endsWith(address))
  const remindAt = (now: string) => remindOfSessions(product.db, new Date(now))

  // Round one.
  const firstBooking = await book(ownSeat(CLOCKS))
  await remindAt('2027-01-06T10:00:00Z')
  await remindAt('2027-01-07T08:30:00Z')
  const mailsOfRoundOne = await mailsOf('sina.adler@example.com')
  expect(mailsOfRoundOne).toEqual([
    'registration.confirmed.booker to sina.adler@example.com',
    'session.reminder.day to sina.adler@example.com',
    'session.reminder.hour to sina.adler@example.com',
  ])

  // It is over: nothing can be booked.
  product.clock.set(FEBRUARY)
  expect((await product.trainings()).map(({ bookable, dates }) => [bookable, dates])).toEqual(
    Array.from({ length: 4 }, () => [false, []]),
  )
  const refused = await product.send('POST', '/api/registrations', booking(ownSeat(CLOCKS)))
  expect(refused.body).toMatchObject({ code: 'registration.training_begun' })

  // Round two, sold to somebody else; one of its dates moves by an hour.
  const round = (await product.trainings()).map(({ id, startsAt, endsAt }) => {
    const later = (instant: string | null) =>
      new Date(Date.parse(String(instant)) + WEEKS_LATER * 7 * 86_400_000).toISOString()
    return { trainingId: id, startsAt: later(startsAt), endsAt: later(endsAt) }
  })
  await product.send('POST', '/api/admin/dates', { dates: round }, session)
  const secondBooking = await book(colleaguesSeat(CLOCKS))
  const { body: dates } = await product.get<PlannedDate[]>(
    `/api/admin/dates?training=${CLOCKS}`,
    session,
  )
  const second = dates.at(-1)
  await product.send(
    'PATCH',
    `/api/admin/dates/${second?.id}`,
    { startsAt: '2027-04-15T10:00:00.000Z', endsAt: '2027-04-15T11:30:00.000Z' },
    session,
  )
  await settleTelling(product)
  await remindAt('2027-04-14T11:00:00Z')

  expect(await mailsOf('joerg@example.com')).toEqual([
    'registration.confirmed.attendee to joerg@example.com',
    'session.changed to joerg@example.com',
    'session.reminder.day to joerg@example.com',
  ])
  // The booker of round two is the attendee of round one, and gets two mails more: about the second booking and its move.
  expect(await mailsOf('sina.adler@example.com')).toEqual([
    ...mailsOfRoundOne,
    'registration.confirmed.booker to sina.adler@example.com',
    'session.changed to sina.adler@example.com',
  ])
  expect(dates.map(({ seatsTaken }) => seatsTaken)).toEqual([1, 1])
  expect((await product.trainings()).map(({ seatsLeft }) => seatsLeft)).toEqual([19, 20, 20, 20])

  // Each round is forgotten two years after its own days.
  const remembered = async () => {
    const { rows } = await product.pool.query<{ id: string }>(
      `select id from registrations where contact_name <> 'Gelöschte Person' order by created_at`,
    )
    return rows.map(({ id }) => id)
  }
  await retain(product, '2029-01-01T09:00:00Z')
  expect(await remembered()).toEqual([firstBooking, secondBooking])
  await retain(product, '2029-03-01T09:00:00Z')
  expect(await remembered()).toEqual([secondBooking])
  await retain(product, '2029-05-01T09:00:00Z')
  expect(await remembered()).toEqual([])
})
