import { expect, test } from 'vitest'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import {
  listMails,
  makeMailsWait,
  readMails,
  statusCall,
  waitForMails,
} from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'

/**
 * A product in which "Uhren & Zeit" ended at 11:30 in Berlin and "Drachen bauen" is a day later. The booking was made
 * before both.
 */
async function start(seats: Parameters<typeof booking>, tellDelayMs = 0) {
  const product = await startTestProduct({}, { tellDelayMs })
  const session = await product.logIn()
  const calls = editCalls(product, session)
  const time = '10:00 – 11:30 Uhr'
  await calls.training('kurs-1-uhren')({ date: 'Dienstag, 12. Januar 2027', time })
  await calls.training('kurs-3-drachen')({ date: 'Mittwoch, 13. Januar 2027', time })
  const answer = await product.send<BookingReceipt>('POST', '/api/registrations', booking(...seats))
  const { id } = answer.body
  const call = statusCall(product, session)
  return {
    product,
    session,
    id,
    endFirstSession: () => product.clock.set('2027-01-12T10:30:00Z'),
    setStatus: async (status: string) => expect((await call(id, status)).status).toBe(200),
  }
}

test.each(['confirmed', 'cancelled'])(
  'nobody is written to about a registration that becomes "%s" after its session',
  async (status) => {
    const { product, endFirstSession, setStatus } = await start([
      ownSeat('kurs-1-uhren'),
      colleaguesSeat('kurs-1-uhren'),
    ])
    endFirstSession()

    await setStatus(status)

    expect(await listMails(product)).toEqual([])
    const { rows } = await product.pool.query(`select item from told where item like 'own/%'`)
    expect(rows).toEqual([])
  },
)

test('a minute before its end a session is still confirmed', async () => {
  const { product, setStatus } = await start([colleaguesSeat('kurs-1-uhren')])
  product.clock.set('2027-01-12T10:29:00Z')

  await setStatus('confirmed')

  expect(await listMails(product)).toHaveLength(2)
})

test('where one session is over, mails are about the other one, and the booker reads which is over', async () => {
  const { product, session, endFirstSession, setStatus } = await start([
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-3-drachen'),
    colleaguesSeat('kurs-1-uhren', 'Pia'),
    ownSeat('kurs-3-drachen'),
  ])
  endFirstSession()

  await setStatus('confirmed')
  await settleTelling(product)
  await setStatus('cancelled')

  const mails = [
    ...(await readMails(product, 'registration.confirmed.booker')),
    ...(await readMails(product, 'registration.cancelled.booker')),
  ]
  expect(mails).toHaveLength(2)
  for (const { data } of mails) {
    expect(data).toMatchObject({
      seats: [
        { attendee: 'Jörg Weiß', training: { id: 'kurs-3-drachen' } },
        { attendee: 'Sina Adler', training: { id: 'kurs-3-drachen' } },
      ],
      pastSeats: [
        { attendee: 'Sina Adler', training: { id: 'kurs-1-uhren' } },
        { attendee: 'Pia Weiß', training: { id: 'kurs-1-uhren' } },
      ],
      ownSeats: [{ training: { id: 'kurs-3-drachen' } }],
    })
  }
  const { body } = await product.get<MailDetails>(`/api/admin/mails/${mails[0]?.id}`, session)
  expect(body.text).toMatch(
    /Jörg Weiß[\s\S]*Schon vorbei[\s\S]*Sina Adler und Pia Weiß\s+Uhren & Zeit/,
  )
  const toAttendees = await readMails(product, 'registration.confirmed.attendee')
  expect(toAttendees.map(({ recipient }) => recipient)).toEqual(['joerg@example.com'])
})

test('a confirmation that could not go out before its session was over does not go out at all', async () => {
  const { product, endFirstSession, setStatus } = await start([
    ownSeat('kurs-1-uhren'),
    colleaguesSeat('kurs-1-uhren'),
  ])
  await waitForMails(product)
  product.clock.set('2027-01-12T10:00:00Z')
  await setStatus('confirmed')
  await settleTelling(product)
  await makeMailsWait(product, 'registration.confirmed%')

  endFirstSession()
  await waitForMails(product)

  const { rows } = await product.pool.query(
    `select distinct status, last_error as error from mails where template like 'registration.confirmed%'`,
  )
  expect(rows).toEqual([
    { status: 'failed', error: 'Nicht gesendet, weil das Training schon vorbei ist.' },
  ])
})

test('one whose delay is over after the session is not even written', async () => {
  const { product, endFirstSession, setStatus } = await start(
    [ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-1-uhren')],
    60_000,
  )
  product.clock.set('2027-01-12T10:29:30Z')
  await setStatus('confirmed')

  endFirstSession()
  await waitForMails(product)

  expect(await listMails(product)).toEqual([])
})

test('the details of a registration show which of its sessions are over', async () => {
  const { product, session, id, endFirstSession } = await start([
    ownSeat('kurs-1-uhren'),
    ownSeat('kurs-3-drachen'),
  ])
  endFirstSession()

  const { body } = await product.get<RegistrationDetails>(`/api/admin/registrations/${id}`, session)

  expect(body.seats.map(({ trainingId, isOver }) => [trainingId, isOver])).toEqual([
    ['kurs-1-uhren', true],
    ['kurs-3-drachen', false],
  ])
})
