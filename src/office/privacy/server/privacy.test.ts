import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { AttendeeRow, BookingReceipt, Registration } from '#shop/booking/domain/booking.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { makeMailsWait } from '#tests/support/product/mails.ts'
import { expectNowhere } from '#tests/support/product/stored-texts.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'
import type { PersonData, PersonFinding, PersonRows } from '../domain/person-data.ts'

const COLLEAGUE = 'joerg@example.com'

async function bookIn(product: TestProduct, ...seats: Parameters<typeof booking>) {
  const { body } = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    booking(...seats),
    { 'Idempotency-Key': crypto.randomUUID() },
  )
  return body
}

/** A registration of another person in which the booker of the first one has a seat. */
async function bookForBooker(product: TestProduct) {
  const { body } = await product.send<BookingReceipt>('POST', '/api/registrations', {
    ...booking({ ...ownSeat('kurs-4-pilze'), attendeeType: 'other' }),
    contactName: 'Karla König',
    contactEmail: 'karla@example.com',
    company: 'König KG',
  })
  return body
}

/** Waits until the worker has no jobs left, so that it does not change mails during the test. */
async function untilMailsAreSent(product: TestProduct) {
  await expect
    .poll(async () => (await product.pool.query('select 1 from graphile_worker.jobs')).rowCount)
    .toBe(0)
}

async function mailsOf(product: TestProduct, registrationId: string) {
  const { rows } = await product.pool.query(
    'select * from mails where registration_id = $1 order by recipient',
    [registrationId],
  )
  return rows
}

test('an address is found whatever its capitals, with what is still to come', async () => {
  const product = await lendTestProduct()
  const first = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  await bookForBooker(product)
  await product.pool.query(`update registrations set status = 'confirmed' where id = $1`, [
    first.id,
  ])
  const session = await product.logIn()

  const booker = await product.send<PersonFinding>(
    'POST',
    '/api/admin/privacy/find',
    { email: 'Sina.ADLER@example.com' },
    session,
  )
  const colleague = await product.send<PersonFinding>(
    'POST',
    '/api/admin/privacy/find',
    { email: COLLEAGUE },
    session,
  )
  const nobody = await product.send<PersonFinding>(
    'POST',
    '/api/admin/privacy/find',
    { email: 'niemand@example.com' },
    session,
  )

  expect(booker).toMatchObject({
    status: 200,
    body: { registrations: 1, seats: 2, mails: 1, upcomingTrainings: ['Uhren & Zeit'] },
  })
  expect(colleague.body).toEqual({
    registrations: 0,
    seats: 1,
    mails: 0,
    mentions: 1,
    waiting: 0,
    changes: 0,
    invoices: 0,
    upcomingTrainings: ['Drachen bauen'],
    erasedAt: [],
  })
  expect(nobody.body).toMatchObject({ registrations: 0, seats: 0, mails: 0 })
})

test('a training that is over is not still to come', async () => {
  const product = await lendTestProduct()
  await bookIn(product, ownSeat('kurs-1-uhren'))
  await product.pool.query(`update registrations set status = 'confirmed'`)
  product.clock.set('2028-01-01T00:00:00Z')

  const { body } = await product.send<PersonFinding>(
    'POST',
    '/api/admin/privacy/find',
    { email: BOOKER.email },
    await product.logIn(),
  )

  expect(body).toMatchObject({ seats: 1, upcomingTrainings: [] })
})

test('a person gets a file with everything held about them, and nothing about others', async () => {
  const product = await lendTestProduct()
  const own = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  product.clock.set('2026-11-21T09:00:00Z')
  const others = await bookForBooker(product)

  const { status, headers, body } = await product.send<PersonData>(
    'POST',
    '/api/admin/privacy/export',
    { email: BOOKER.email.toUpperCase() },
    await product.logIn(),
  )

  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="personendaten-2026-11-21.json"',
  )
  expect(body).toMatchObject({
    email: BOOKER.email,
    exportedAt: '2026-11-21T09:00:00.000Z',
    registrations: [
      {
        reference: own.reference,
        contactEmail: BOOKER.email,
        company: BOOKER.company,
        package: '2 Karten',
        price: '206.00',
        priceType: 'early_bird',
        status: 'pending',
        createdAt: '2026-11-20T09:00:00.000Z',
      },
    ],
    seats: [
      { reference: own.reference, training: 'Uhren & Zeit', attendeeType: 'booker' },
      { reference: others.reference, training: 'Pilze finden', bookedBy: 'Karla König' },
    ],
    mails: [{ recipient: BOOKER.email, text: expect.stringContaining(own.reference) }],
  })
  expect(JSON.stringify(body.seats)).not.toContain('karla@example.com')
  expect(JSON.stringify([body.seats, body.registrations])).not.toContain('Jörg')
})

test('who erases a booker keeps counts, amounts and trainings, and the seats of colleagues', async () => {
  const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
  const own = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  const others = await bookForBooker(product)
  await untilMailsAreSent(product)
  const session = await product.logIn()

  const { status, body } = await product.send<PersonRows>(
    'POST',
    '/api/admin/privacy/erase',
    { email: 'SINA.adler@Example.com' },
    session,
  )

  expect(status).toBe(200)
  expect(body).toEqual({
    registrations: 1,
    seats: 2,
    mails: 1,
    mentions: 3,
    waiting: 0,
    changes: 0,
  })
  await expectNowhere(product, BOOKER.email, 'Sina', 'Adler', BOOKER.company)
  const { body: list } = await product.get<Registration[]>('/api/admin/registrations', session)
  expect(list.find(({ id }) => id === own.id)).toMatchObject({
    reference: own.reference,
    contactName: 'Gelöschte Person',
    contactEmail: `geloescht-${own.id}@example.invalid`,
    company: '',
    price: own.price,
    priceType: own.priceType,
    status: 'pending',
    participants: [
      { name: 'Gelöschte Person', training: 'Uhren & Zeit' },
      { name: 'Jörg Weiß', training: 'Drachen bauen' },
    ],
  })
  expect(list.find(({ id }) => id === others.id)).toMatchObject({
    contactName: 'Karla König',
    contactEmail: 'karla@example.com',
    company: 'König KG',
  })
  const { body: seats } = await product.get<AttendeeRow[]>('/api/admin/attendees', session)
  expect(seats).toHaveLength(3)
  expect(seats.filter(({ email }) => email.endsWith('@example.invalid'))).toHaveLength(2)
  expect(seats.find(({ email }) => email === COLLEAGUE)).toMatchObject({
    firstName: 'Jörg',
    bookerName: 'Gelöschte Person',
  })
  expect(await mailsOf(product, own.id)).toMatchObject([
    { recipient: expect.stringMatching(/^geloescht-.*@example\.invalid$/), data: null },
    {
      recipient: 'team@example.com',
      template: 'registration.received.staff',
      data: {
        bookerName: 'Gelöschte Person',
        company: '',
        price: own.price,
        reference: own.reference,
      },
      status: 'sent',
    },
  ])
})

test('the copies of mails that the product keeps as files go, too', async () => {
  const product = await lendTestProduct()
  const { id } = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  await untilMailsAreSent(product)
  const [mail] = await mailsOf(product, id)
  const file = path.join(product.config.dataDir, 'mail', `${mail.id}.eml`)
  const isThere = existsSync(file)

  await product.send(
    'POST',
    '/api/admin/privacy/erase',
    { email: COLLEAGUE },
    await product.logIn(),
  )

  expect([isThere, existsSync(file)]).toEqual([true, false])
})

test('an attendee of a registration of others loses only their own seat', async () => {
  const product = await lendTestProduct()
  const { id } = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  await bookIn(product, ownSeat('kurs-1-uhren'))
  await untilMailsAreSent(product)
  const session = await product.logIn()

  const { body } = await product.send<PersonRows>(
    'POST',
    '/api/admin/privacy/erase',
    { email: COLLEAGUE },
    session,
  )

  expect(body).toEqual({
    registrations: 0,
    seats: 1,
    mails: 0,
    mentions: 1,
    waiting: 0,
    changes: 0,
  })
  await expectNowhere(product, COLLEAGUE, 'Jörg', 'Weiß')
  const { body: list } = await product.get<Registration[]>('/api/admin/registrations', session)
  expect(list.find((registration) => registration.id === id)).toMatchObject({
    contactName: 'Sina Adler',
    contactEmail: BOOKER.email,
    company: BOOKER.company,
    participants: [{ name: 'Sina Adler' }, { name: 'Gelöschte Person' }],
  })
  const { rows } = await product.pool.query(
    `select registration_id = $1 as concerned, data -> 'price' as price, recipient,
       jsonb_path_query_array(data, '$.seats.attendee') as attendees from mails order by 1`,
    [id],
  )
  expect(rows).toEqual([
    {
      concerned: false,
      price: expect.any(String),
      recipient: BOOKER.email,
      attendees: ['Sina Adler'],
    },
    {
      concerned: true,
      price: '206.00',
      recipient: BOOKER.email,
      attendees: ['Sina Adler', 'Gelöschte Person'],
    },
  ])
})

test.each([
  ['a colleague', COLLEAGUE],
  ['the booker', BOOKER.email],
])('what is said before an erasure of %s is what it does', async (_who, email) => {
  const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
  const first = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  const session = await product.logIn()
  await settleTelling(product)
  for (const status of ['confirmed', 'cancelled', 'confirmed']) {
    await product.send('PATCH', `/api/admin/registrations/${first.id}/status`, { status }, session)
    await settleTelling(product)
  }
  await untilMailsAreSent(product)
  const call = async <Answer>(name: string) =>
    (await product.send<Answer>('POST', `/api/admin/privacy/${name}`, { email }, session)).body
  const {
    upcomingTrainings: _,
    erasedAt: __,
    invoices: ___,
    ...found
  } = await call<PersonFinding>('find')

  expect(await call<PersonRows>('erase')).toEqual(found)
  expect(found.mentions).toBeGreaterThan(3)
})

test('what waits for an erased person is not sent, and what waits for others is sent without the person', async () => {
  const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
  const { id } = await bookIn(product, ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))
  await untilMailsAreSent(product)
  await makeMailsWait(product)
  await product.pool.query(`update mails set last_error = 'not to ' || recipient`)
  // Of a failed job.
  await product.pool.query(`update graphile_worker._private_jobs set last_error = $1`, [
    `Failed query: ${BOOKER.email}`,
  ])

  await product.send(
    'POST',
    '/api/admin/privacy/erase',
    { email: BOOKER.email },
    await product.logIn(),
  )

  const [toBooker, toStaff] = await mailsOf(product, id)
  expect(toBooker).toMatchObject({
    recipient: `geloescht-${toBooker.id}@example.invalid`,
    status: 'failed',
    last_error: 'Nicht gesendet, weil die Daten der Person gelöscht wurden.',
  })
  expect(toStaff).toMatchObject({ recipient: 'team@example.com', status: 'waiting' })
  const staffMail = toStaff.subject + JSON.stringify(toStaff.data)
  expect(staffMail).toContain('Jörg Weiß')
  for (const text of [BOOKER.email, 'Sina', BOOKER.company]) expect(staffMail).not.toContain(text)
  const { rows } = await product.pool.query(
    `select key, last_error from graphile_worker.jobs where key like 'mail/%'`,
  )
  expect(rows).toEqual([{ key: `mail/${toStaff.id}`, last_error: null }])
})

test('the log records who erased how much and when, but not whose data; a second request finds the erasure', async () => {
  const product = await lendTestProduct()
  await bookIn(product, ownSeat('kurs-1-uhren'))
  const session = await product.logIn()
  await product.send('POST', '/api/admin/privacy/export', { email: BOOKER.email }, session)
  await product.send('POST', '/api/admin/privacy/erase', { email: BOOKER.email }, session)

  const { body: log } = await product.get<AuditEntry[]>('/api/admin/audit-log?q=person.', session)
  const find = (email: string) =>
    product.send<PersonFinding>('POST', '/api/admin/privacy/find', { email }, session)
  const again = await find(BOOKER.email.toUpperCase())
  const other = await find(COLLEAGUE)

  expect(log).toMatchObject([
    {
      actor: ADMIN.email,
      action: 'person.erased',
      details: { registrations: 1, seats: 1, mails: 1, mentions: 0, waiting: 0, changes: 0 },
    },
    { actor: ADMIN.email, action: 'person.exported' },
  ])
  expect(JSON.stringify(log)).not.toContain(BOOKER.email)
  expect(again.body).toEqual({
    registrations: 0,
    seats: 0,
    mails: 0,
    mentions: 0,
    waiting: 0,
    changes: 0,
    invoices: 0,
    upcomingTrainings: [],
    erasedAt: [log[0]?.createdAt],
  })
  expect(other.body.erasedAt).toEqual([])
})

test('nobody writes to an erased person any more', async () => {
  const product = await lendTestProduct()
  await bookIn(product, ownSeat('kurs-3-drachen'), colleaguesSeat('kurs-3-drachen'))
  const session = await product.logIn()
  await product.send('POST', '/api/admin/privacy/erase', { email: BOOKER.email }, session)

  const { body } = await product.get<string[]>(
    '/api/admin/trainings/kurs-3-drachen/emails',
    session,
  )

  expect(body).toEqual([COLLEAGUE])
  for (const list of ['registrations', 'attendees']) {
    const file = await product.request(`/api/admin/${list}.csv`, { headers: session })
    expect(await file.text()).not.toContain('@example.invalid')
  }
})

test.each(['export', 'erase'])('%s of an unknown or erased address is a 404', async (call) => {
  const product = await lendTestProduct()
  const { id } = await bookIn(product, ownSeat('kurs-1-uhren'))
  const session = await product.logIn()
  await product.send('POST', '/api/admin/privacy/erase', { email: BOOKER.email }, session)
  const erased = `geloescht-${id}@example.invalid`

  for (const email of ['niemand@example.com', BOOKER.email, erased]) {
    const answer = await product.send<Problem>(
      'POST',
      `/api/admin/privacy/${call}`,
      { email },
      session,
    )
    expect(answer).toMatchObject({ status: 404, body: { code: 'person.unknown' } })
  }
  const { rows } = await product.pool.query(
    `select action from audit_log where action like 'person.%'`,
  )
  expect(rows).toEqual([{ action: 'person.erased' }])
})

test.each([
  [{}, 422],
  [{ email: 'sina' }, 422],
  [{ email: '' }, 422],
  [{ email: 7 }, 400],
  ['kein JSON', 400],
])('a call with %j is refused', async (body, status) => {
  const product = await lendTestProduct()
  const session = await product.logIn()

  for (const call of ['find', 'export', 'erase']) {
    const answer = await product.send('POST', `/api/admin/privacy/${call}`, body, session)
    expect(answer.status).toBe(status)
  }
})
