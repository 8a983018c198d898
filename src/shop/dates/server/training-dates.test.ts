import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { AttendeeRow, BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { readMails, statusCall } from '#tests/support/product/mails.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

const CLOCKS = 'kurs-1-uhren'
const BREAD = 'kurs-2-brot'
const FIRST = {
  date: 'Donnerstag, 7. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-01-07T09:00:00.000Z',
  endsAt: '2027-01-07T10:30:00.000Z',
}
const APRIL = { startsAt: '2027-04-13T08:00:00.000Z', endsAt: '2027-04-13T09:30:00.000Z' }
const UNKNOWN = '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const headers = (version?: number) => ({
    ...session,
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
  })
  const plan = (trainingId: string, values: object = {}) =>
    product.send<PlannedDate & Problem>(
      'POST',
      `/api/admin/trainings/${trainingId}/dates`,
      { ...APRIL, ...values },
      headers(),
    )
  const edit = (id: string, values: object, version?: number) =>
    product.send<PlannedDate & Problem>('PATCH', `/api/admin/dates/${id}`, values, headers(version))
  const remove = (id: string) =>
    product.send<Problem>('DELETE', `/api/admin/dates/${id}`, '', headers())
  const read = async (id: string) => (await product.get<Training>(`/api/trainings/${id}`)).body
  const book = (...seats: Parameters<typeof booking>) =>
    product.send<Omit<BookingReceipt, 'status'> & Problem>(
      'POST',
      '/api/registrations',
      booking(...seats),
    )
  return { product, session, headers, plan, edit, remove, read, book }
}

test('a planned date is offered beside the first one, and takes its place when that has begun', async () => {
  const { product, plan, read } = await start()

  const planned = await plan(CLOCKS, { capacity: 12, trainer: 'Mara Beispiel' })

  expect(planned.status).toBe(201)
  expect(planned.body).toMatchObject({
    trainingId: CLOCKS,
    trainingTitle: 'Uhren & Zeit',
    date: 'Dienstag, 13. April 2027',
    time: '10:00 – 11:30 Uhr',
    ...APRIL,
    capacity: 12,
    seatsTaken: 0,
    trainer: 'Mara Beispiel',
    state: 'planned',
    version: 1,
  })
  expect(planned.headers.get('etag')).toBe('"1"')
  const before = await read(CLOCKS)
  expect(before).toMatchObject({ ...FIRST, seatsLeft: 20, bookable: true })
  expect(before.dates).toMatchObject([
    { id: before.dateId, ...FIRST, seatsLeft: 20, trainer: null },
    { id: planned.body.id, ...APRIL, seatsLeft: 12, trainer: 'Mara Beispiel' },
  ])

  product.clock.set(FIRST.startsAt)

  const after = await read(CLOCKS)
  expect(after).toMatchObject({ dateId: planned.body.id, ...APRIL, seatsLeft: 12, bookable: true })
  expect(after.dates.map(({ id }) => id)).toEqual([planned.body.id])

  product.clock.set(APRIL.startsAt)

  expect(await read(CLOCKS)).toMatchObject({
    dateId: planned.body.id,
    ...APRIL,
    bookable: false,
    dates: [],
  })
})

test('a seat belongs to a date: the named one, or the listed one', async () => {
  const { product, session, plan, book, read } = await start()
  const { id: april } = (await plan(CLOCKS)).body
  const january = (await read(CLOCKS)).dateId

  const booked = await book(ownSeat(CLOCKS), { ...colleaguesSeat(CLOCKS), dateId: april })

  expect(booked.status).toBe(201)
  expect((await read(CLOCKS)).dates.map(({ seatsLeft }) => seatsLeft)).toEqual([19, 19])
  const { body } = await product.get<AttendeeRow[]>(
    '/api/admin/attendees?sort=name&direction=desc',
    session,
  )
  expect(body.map(({ firstName, dateId, date }) => [firstName, dateId, date])).toEqual([
    ['Sina', january, FIRST.date],
    ['Jörg', april, 'Dienstag, 13. April 2027'],
  ])
  const ofApril = await product.get<AttendeeRow[]>(`/api/admin/attendees?date=${april}`, session)
  expect(ofApril.body.map(({ firstName }) => firstName)).toEqual(['Jörg'])
  const registrations = await product.get(`/api/admin/registrations?date=${UNKNOWN}`, session)
  expect(registrations.body).toEqual([])
  const emails = await product.get(`/api/admin/trainings/${CLOCKS}/emails?dateId=${april}`, session)
  expect(emails.body).toEqual(['joerg@example.com'])
})

test('seats are counted by date, and a refusal names training and day', async () => {
  const { plan, book, read } = await start()
  const { id: april } = (await plan(CLOCKS, { capacity: 1 })).body
  const seat = { ...colleaguesSeat(CLOCKS), dateId: april }
  expect((await book(seat)).status).toBe(201)

  const full = await book(ownSeat(CLOCKS), seat)

  expect(full.status).toBe(409)
  expect(full.body).toMatchObject({
    code: 'registration.training_full',
    detail: '„Uhren & Zeit“ (Dienstag, 13. April 2027) ist leider ausgebucht.',
    errors: [{ path: 'attendees.1.trainingId' }],
  })
  expect((await read(CLOCKS)).dates.map(({ seatsLeft }) => seatsLeft)).toEqual([20, 0])
})

test('a booking of a date of another training, or of none, is refused', async () => {
  const { plan, book } = await start()
  const { id: april } = (await plan(BREAD)).body

  for (const dateId of [april, UNKNOWN]) {
    const answer = await book({ ...ownSeat(CLOCKS), dateId })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'registration.unknown_date',
      errors: [{ path: 'attendees.0.dateId' }],
    })
  }
})

test('a training without any date, and a hidden one, cannot be booked', async () => {
  const { product, book, read } = await start()
  await product.pool.query(`delete from training_dates where training_id = $1`, [BREAD])
  await product.pool.query(`update trainings set visible = false where id = 'kurs-3-drachen'`)

  expect(await read(BREAD)).toMatchObject({
    dateId: null,
    date: '',
    time: '',
    startsAt: null,
    seatsLeft: 0,
    bookable: false,
    dates: [],
  })
  expect((await book(ownSeat(BREAD))).body).toMatchObject({ code: 'registration.no_date' })
  expect((await product.get('/api/trainings/kurs-3-drachen')).status).toBe(404)
  expect((await product.trainings()).map(({ id }) => id)).not.toContain('kurs-3-drachen')
  expect((await book(ownSeat('kurs-3-drachen'))).body).toMatchObject({
    code: 'registration.unknown_training',
  })
})

test('a moved date tells its own confirmed attendees and who booked for them, and nobody of another date', async () => {
  const { product, session, plan, edit, book } = await start()
  const setStatus = statusCall(product, session)
  const { id: april, version } = (await plan(CLOCKS)).body
  const ofJanuary = await book(ownSeat(CLOCKS))
  const ofApril = await book({ ...colleaguesSeat(CLOCKS), dateId: april })
  for (const { body } of [ofJanuary, ofApril]) await setStatus(body.id, 'confirmed')
  await settleTelling(product)

  const moved = await edit(
    april,
    { startsAt: '2027-04-20T08:00:00.000Z', endsAt: '2027-04-20T09:30:00.000Z' },
    version,
  )

  expect(moved.status).toBe(200)
  expect(moved.body).toMatchObject({ date: 'Dienstag, 20. April 2027', version: version + 1 })
  const told = await readMails(product, 'session.changed')
  expect(told.map(({ recipient }) => recipient).sort()).toEqual([
    'joerg@example.com',
    'sina.adler@example.com',
  ])
})

test('an edit that was based on an older state of the date is refused, with the present one', async () => {
  const { plan, edit } = await start()
  const { id, version } = (await plan(CLOCKS)).body
  await edit(id, { note: 'Bitte Headset mitbringen.' }, version)

  const late = await edit(id, { note: 'Ohne Headset.' }, version)

  expect(late.status).toBe(412)
  expect(late.body).toMatchObject({
    code: 'content.changed_meanwhile',
    current: { version: version + 1, values: { note: 'Bitte Headset mitbringen.' } },
  })
})

test('a date that is over stays where it was, and a new one is planned instead', async () => {
  const { product, edit, read, headers } = await start()
  const { dateId, version } = await read(CLOCKS)
  product.clock.set(FIRST.endsAt)

  const moved = await edit(String(dateId), APRIL)
  const movedOnPage = await product.send<Problem>(
    'PATCH',
    `/api/admin/trainings/${CLOCKS}`,
    { date: '13.04.2027' },
    headers(version),
  )

  for (const { status, body } of [moved, movedOnPage])
    expect([status, body.code]).toEqual([409, 'training.date_is_over'])
  expect((await edit(String(dateId), { note: 'Aufzeichnung folgt.' })).status).toBe(200)
})

test('fewer seats than are taken are refused', async () => {
  const { plan, edit, book } = await start()
  const { id } = (await plan(CLOCKS)).body
  const seat = { ...colleaguesSeat(CLOCKS), dateId: id }
  await book(seat, seat)

  expect((await edit(id, { capacity: 1 })).body).toMatchObject({
    code: 'training.capacity_taken',
    detail: 'Für diesen Termin sind schon 2 Plätze vergeben.',
    errors: [{ path: 'capacity' }],
  })
  expect((await edit(id, { capacity: 2 })).body).toMatchObject({ capacity: 2, seatsTaken: 2 })
})

test('a date that nobody booked can be deleted, and no other', async () => {
  const { product, session, plan, remove, book, read } = await start()
  const { id } = (await plan(CLOCKS)).body
  const { body: receipt } = await book(ownSeat(CLOCKS))
  const { dateId } = await read(CLOCKS)
  await statusCall(product, session)(receipt.id, 'cancelled')

  const booked = await remove(String(dateId))
  expect([booked.status, booked.body.code]).toEqual([409, 'training.date_is_booked'])
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
  expect((await read(CLOCKS)).dates).toHaveLength(1)
})

test.each([
  [{ endsAt: APRIL.startsAt }, 'endsAt'],
  [{ endsAt: '2027-04-14T08:00:00.000Z' }, 'endsAt'],
  [{ startsAt: 'morgen' }, 'startsAt'],
  [{ capacity: 0 }, 'capacity'],
  [{ meetingUrl: 'http://example.com' }, 'meetingUrl'],
  [{ colour: 'red' }, 'colour'],
])('a date with %j is refused', async (values, path) => {
  const { plan } = await start()
  const { status, body } = await plan(CLOCKS, values)
  expect(status).toBe(422)
  expect(body.errors?.map((error) => error.path)).toContain(path)
})

test('the dates come in their order, by training, time and state', async () => {
  const { product, session, plan } = await start()
  const { id } = (await plan(CLOCKS)).body
  const list = async (search: string) =>
    (await product.get<PlannedDate[]>(`/api/admin/dates${search}`, session)).body

  expect((await list('')).map(({ trainingId }) => trainingId)).toEqual([
    CLOCKS,
    BREAD,
    'kurs-3-drachen',
    'kurs-4-pilze',
    CLOCKS,
  ])
  expect((await list(`?training=${CLOCKS}&from=2027-03-01T00:00:00Z`)).map((d) => d.id)).toEqual([
    id,
  ])
  expect(await list(`?training=${CLOCKS}&to=2027-01-01T00:00:00Z`)).toEqual([])
  expect(await list('?state=cancelled')).toEqual([])
})

test('there is a calendar file of each date, and one of all dates to come', async () => {
  const { product, plan, read } = await start()
  const { id } = (await plan(CLOCKS)).body
  const { dateId } = await read(CLOCKS)
  const file = async (address: string) => (await product.request(address)).text()

  const first = await file(`/api/trainings/${CLOCKS}/calendar.ics`)
  expect(first).toContain(`UID:${dateId}@`)
  expect(await file(`/api/trainings/${CLOCKS}/calendar.ics?date=${dateId}`)).toBe(first)
  const second = await file(`/api/trainings/${CLOCKS}/calendar.ics?date=${id}`)
  expect(second).toContain(`UID:${id}@`)
  expect(second).toContain('DTSTART:20270413T080000Z')
  expect((await product.request(`/api/trainings/${BREAD}/calendar.ics?date=${id}`)).status).toBe(
    404,
  )

  product.clock.set(FIRST.startsAt)
  const all = await file('/trainings/termine.ics')
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(4)
  expect(all).toContain(`UID:${id}@`)
})

test('a round is planned whole or not at all', async () => {
  const { product, headers, read } = await start()
  const planRound = (dates: unknown[]) =>
    product.send<PlannedDate[] & Problem>('POST', '/api/admin/dates', { dates }, headers())
  const clocks = { trainingId: CLOCKS, ...APRIL, capacity: 12 }
  const bread = {
    trainingId: BREAD,
    startsAt: '2027-04-14T08:00:00Z',
    endsAt: '2027-04-14T09:30:00Z',
  }

  const refused = await planRound([clocks, { ...bread, trainingId: 'kurs-0' }])
  expect(refused).toMatchObject({ status: 404, body: { code: 'training.not_found' } })
  expect((await read(CLOCKS)).dates).toHaveLength(1)
  const wrong = await planRound([clocks, { ...bread, endsAt: bread.startsAt }])
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'dates.1.endsAt' }] } })
  expect((await planRound([])).status).toBe(422)

  const planned = await planRound([bread, clocks])
  expect(planned.status).toBe(201)
  expect(planned.body).toMatchObject([
    { trainingId: BREAD, date: 'Mittwoch, 14. April 2027', capacity: 20 },
    { trainingId: CLOCKS, date: 'Dienstag, 13. April 2027', capacity: 12 },
  ])
  expect((await read(CLOCKS)).dates.map(({ id }) => id)).toContain(planned.body[1]?.id)
})
