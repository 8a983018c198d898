import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import type { Mail } from '#platform/mail/domain/mail.ts'
import type { AttendeeRow, BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import { notifyOfMissingLinks } from './missing-links.service.ts'
import { remindOfSessions } from './remind-of-sessions.task.ts'

const CLOCKS = 'kurs-1-uhren'
const APRIL = { startsAt: '2027-04-13T08:00:00.000Z', endsAt: '2027-04-13T09:30:00.000Z' }
const LATER_IN_APRIL = {
  startsAt: '2027-04-20T08:00:00.000Z',
  endsAt: '2027-04-20T09:30:00.000Z',
}
const UNKNOWN = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'

/** A product with a date in January and one in April. */
async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const read = async <T>(path: string) => (await product.get<T>(path, session)).body
  const edit = (id: string, values: object) =>
    product.send<PlannedDate>('PATCH', `/api/admin/dates/${id}`, values, session)
  const planned = await product.send<PlannedDate>(
    'POST',
    `/api/admin/trainings/${CLOCKS}/dates`,
    APRIL,
    session,
  )
  const [listed] = await product.trainings()
  return {
    product,
    session,
    read,
    edit,
    april: planned.body,
    january: String(listed?.dateId),
    mailsOf: async (dateId: string) => {
      const mails = await read<Mail[]>(`/api/admin/mails?date=${dateId}&limit=200`)
      return mails.map(({ subject, recipient }) => `${subject} to ${recipient}`).toSorted()
    },
  }
}

test('a date is read by its id, as the list has it', async () => {
  const { product, session, read, edit, april } = await start()
  await edit(april.id, { trainer: 'Mara Beispiel' })

  const answer = await product.get<PlannedDate>(`/api/admin/dates/${april.id}`, session)

  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ id: april.id, trainer: 'Mara Beispiel', version: 2 })
  expect(answer.headers.get('etag')).toBe('"2"')
  expect(await read<PlannedDate[]>('/api/admin/dates')).toContainEqual(answer.body)
})

test.each([UNKNOWN, 'keiner'])('the date %s is unknown', async (id) => {
  const { product, session } = await start()

  const { status, body } = await product.get<Problem>(`/api/admin/dates/${id}`, session)

  expect([status, body.code]).toEqual([404, 'training.date_not_found'])
  expect((await product.get(`/api/admin/dates/${id}`)).status).toBe(401)
})

test('the history of a date has its own changes and no other', async () => {
  const { read, edit, april, january } = await start()
  await edit(april.id, { ...LATER_IN_APRIL, capacity: 12 })
  await edit(january, { capacity: 5 })

  const revisions = await read<Revision[]>(`/api/admin/revisions?date=${april.id}`)

  expect(revisions.map(({ field, before, after }) => [field, before, after])).toEqual(
    expect.arrayContaining([
      ['startsAt', APRIL.startsAt, LATER_IN_APRIL.startsAt],
      ['endsAt', APRIL.endsAt, LATER_IN_APRIL.endsAt],
      ['capacity', 20, 12],
    ]),
  )
  expect(revisions).toHaveLength(3)
  expect(new Set(revisions.map(({ editedBy }) => editedBy))).toEqual(new Set([ADMIN.email]))
  expect(await read(`/api/admin/revisions?date=${UNKNOWN}`)).toEqual([])
})

test('the participants of a date come with the reference of their booking', async () => {
  const { product, read, april } = await start()
  const { body: booked } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat(CLOCKS), { ...colleaguesSeat(CLOCKS), dateId: april.id }),
  )

  const [participant, ...others] = await read<AttendeeRow[]>(
    `/api/admin/attendees?date=${april.id}`,
  )

  expect(others).toEqual([])
  expect(participant).toMatchObject({
    firstName: 'Jörg',
    registrationId: booked.id,
    reference: booked.reference,
  })
})

test('the mails of a date are those about its bookings and its own session', async () => {
  const { product, session, edit, april, january, mailsOf } = await start()
  const { body: booked } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(ownSeat(CLOCKS), { ...colleaguesSeat(CLOCKS), dateId: april.id }),
  )
  await statusCall(product, session)(booked.id, 'confirmed')
  await settleTelling(product)
  const remindAt = async (now: string) => {
    await remindOfSessions(product.db, new Date(now))
    await notifyOfMissingLinks(product.db, { staff: 'team@example.com', now: new Date(now) })
  }
  await remindAt('2027-01-06T10:00:00Z')
  await edit(april.id, LATER_IN_APRIL)
  await settleTelling(product)
  await remindAt('2027-04-19T09:00:00Z')

  const ofBooking = [
    `Bestätigt: deine Anmeldung ${booked.reference} to sina.adler@example.com`,
    `Dein Platz ist bestätigt: Uhren & Zeit to joerg@example.com`,
    `Deine Anmeldung ${booked.reference} ist angekommen to sina.adler@example.com`,
  ]
  const reminders = (address: string) => [
    `Morgen: Uhren & Zeit to ${address}`,
    'Zugangslink fehlt: Uhren & Zeit to team@example.com',
  ]
  expect(await mailsOf(january)).toEqual(
    [...ofBooking, ...reminders('sina.adler@example.com')].toSorted(),
  )
  expect(await mailsOf(april.id)).toEqual(
    [
      ...ofBooking,
      ...reminders('joerg@example.com'),
      'Neuer Termin: Uhren & Zeit to joerg@example.com',
      'Neuer Termin: Uhren & Zeit to sina.adler@example.com',
    ].toSorted(),
  )
  expect(await mailsOf(UNKNOWN)).toEqual([])
  const wrong = await product.get<Problem>('/api/admin/mails?date=morgen', session)
  expect(wrong.status).toBe(422)
})
