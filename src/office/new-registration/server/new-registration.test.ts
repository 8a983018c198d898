import { expect, test } from 'vitest'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { OfficeBooking } from '#shop/booking/domain/office-booking-schema.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { aCode, CODES } from '#tests/support/product/discount-codes.ts'
import { editCalls } from '#tests/support/product/edits.ts'
import { listMails, readMails, statusCall, waitForMails } from '#tests/support/product/mails.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

const PATH = '/api/admin/registrations'
const TWO = booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))

/** Returns a function that books for somebody, as staff do. */
async function officeCall(product: TestProduct) {
  const session = await product.logIn()
  const book = (
    terms: Partial<OfficeBooking> = {},
    body: object = TWO,
    headers: Record<string, string> = {},
  ) =>
    product.send<Omit<BookingReceipt, 'status'> & Omit<Problem, 'status'>>(
      'POST',
      PATH,
      { ...body, status: undefined, ...terms },
      { ...session, ...headers },
    )
  return { session, book }
}

const stored = async ({ pool }: TestProduct) => {
  const { rows } = await pool.query(
    'select price, price_type, price_reason, booked_by, office_note, status, status_changes from registrations',
  )
  return rows
}

test('a booking by staff is an ordinary one: pending, at the price of the day, with a receipt to the booker alone', async () => {
  const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
  const { book } = await officeCall(product)

  const { status, body } = await book({ note: '  Rief an.\nZahlt per Rechnung. ' })

  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'pending', price: '206.00', isMailHeld: false })
  expect(await stored(product)).toEqual([
    {
      price: '206.00',
      price_type: 'early_bird',
      price_reason: '',
      booked_by: ADMIN.email,
      office_note: 'Rief an.\nZahlt per Rechnung.',
      status: 'pending',
      status_changes: 0,
    },
  ])
  const { rows } = await product.pool.query('select template, recipient from mails')
  expect(rows).toEqual([{ template: 'registration.received', recipient: BOOKER.email }])
})

test('a price of its own is stored with its reason, and the log names both prices and nothing personal', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)

  const { body } = await book({ price: '150.50', priceReason: 'Stammkundin', status: 'confirmed' })

  expect(body).toMatchObject({ price: '150.50', priceType: 'early_bird', status: 'confirmed' })
  expect(await stored(product)).toMatchObject([{ price: '150.50', price_reason: 'Stammkundin' }])
  const log = await product.get<AuditEntry[]>('/api/admin/audit-log?q=angelegt', session)
  expect(log.body).toMatchObject([
    {
      action: 'registration.booked',
      actor: ADMIN.email,
      subjectName: body.reference,
      details: {
        seats: 2,
        status: 'confirmed',
        before: { price: '206.00' },
        after: { price: '150.50' },
      },
    },
  ])
  expect(JSON.stringify(log.body)).not.toContain('Stammkundin')
})

test('a price of its own is no price of a phase: mail, page and record of the booking say so', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)

  const { body } = await book({ price: '150.50', priceReason: 'Stammkundin', mails: true })

  const [receipt] = await readMails(product, 'registration.received')
  const mail = await product.get<{ text: string }>(`/api/admin/mails/${receipt?.id}`, session)
  expect(mail.body.text).toContain('eigener Preis für diese Buchung')
  expect(mail.body.text).not.toMatch(/Preisphase|Early Bird|Stammkundin/)
  const { read } = await bookerCalls(product)
  expect((await read(body.id)).body).toMatchObject({
    isOwnPrice: true,
    agreedTerms: { isOwnPrice: true, price: '150.50' },
  })
})

test('another price needs a reason; that of the day needs none, and none is stored', async () => {
  const product = await lendTestProduct()
  const { book } = await officeCall(product)

  const refused = await book({ price: '0.00', priceReason: '  ' })
  const accepted = await book({ price: '206.00', priceReason: 'Egal' })

  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'registration.price_reason_missing',
      errors: [{ path: 'priceReason', message: 'Bitte geben Sie einen Grund an.' }],
    },
  })
  expect(accepted.status).toBe(201)
  expect(await stored(product)).toMatchObject([{ price: '206.00', price_reason: '' }])
})

test.each<[string, Partial<Record<keyof OfficeBooking, unknown>>, string]>([
  ['a price with a comma', { price: '99,00', priceReason: 'x' }, 'price'],
  ['a negative price', { price: '-1.00', priceReason: 'x' }, 'price'],
  ['a cancelled beginning', { status: 'cancelled' }, 'status'],
  ['a reason that is too long', { priceReason: 'x'.repeat(301) }, 'priceReason'],
  ['a note with a control character', { note: 'a\u0000b' }, 'note'],
])('%s is refused at its field', async (_, terms, path) => {
  const product = await lendTestProduct()
  const { book } = await officeCall(product)

  const { status, body } = await book(terms as Partial<OfficeBooking>)

  expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]])
  expect(await product.count('registrations')).toBe(0)
})

test('a booking that begins as confirmed sends the confirmations after the delay, and no receipt', async () => {
  const product = await startTestProduct({}, { tellDelayMs: 60_000 })
  const { session, book } = await officeCall(product)

  const { body } = await book({ status: 'confirmed' })

  expect(await listMails(product)).toEqual([])
  await waitForMails(product)
  expect((await listMails(product)).toSorted()).toEqual([
    'registration.confirmed.attendee to joerg@example.com',
    `registration.confirmed.booker to ${BOOKER.email}`,
  ])
  expect(await readMails(product, 'registration.received')).toEqual([])
  const details = await product.get<RegistrationDetails>(`${PATH}/${body.id}`, session)
  expect(details.body.status).toBe('confirmed')
})

test('within the delay the confirmation can be undone, and nobody hears of it', async () => {
  const product = await startTestProduct({}, { tellDelayMs: 60_000 })
  const { session, book } = await officeCall(product)
  const { body } = await book({ status: 'confirmed' })

  await statusCall(product, session)(body.id, 'pending')

  expect(await product.count('mails')).toBe(0)
})

test.each(['pending', 'confirmed'] as const)(
  'without mails nobody gets one about a booking that begins as "%s"',
  async (status) => {
    const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
    const { book } = await officeCall(product)

    await book({ mails: false, status })

    expect(await product.count('mails')).toBe(0)
    expect(await stored(product)).toMatchObject([{ status }])
    const { rows } = await product.pool.query('select calendar_sequence from attendees')
    expect(rows).toEqual(Array(2).fill({ calendar_sequence: 0 }))
  },
)

test('who was not told of a booking is told of its confirmation later', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)
  const { body } = await book({ mails: false })

  await statusCall(product, session)(body.id, 'confirmed')

  expect(await listMails(product)).toEqual([
    `registration.confirmed.booker to ${BOOKER.email}`,
    'registration.confirmed.attendee to joerg@example.com',
  ])
})

test('when a booking without mails is cancelled, only its booker hears of it: no calendar has an entry', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)
  const { body } = await book({ mails: false, status: 'confirmed' })

  await statusCall(product, session)(body.id, 'cancelled')

  expect(await listMails(product)).toEqual([`registration.cancelled.booker to ${BOOKER.email}`])
  const [mail] = await readMails(product, 'registration.cancelled.booker')
  expect(mail?.data.ownSeats).toEqual([])
})

test('a booking that was confirmed without mails is cancelled after the free time as any other', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)
  const { body } = await book({ mails: false, status: 'confirmed' })
  product.clock.set('2027-01-06T10:00:00Z')

  await statusCall(product, session)(body.id, 'cancelled')

  const [mail] = await readMails(product, 'registration.cancelled.booker')
  // The second of two sessions is still in its free time.
  expect(mail?.data.cost).toEqual({ kept: 10_300, owed: 10_300 })
})

test('when a session moves, attendees and the booker of a confirmed booking without mails are told the new time', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)
  await book({ mails: false, status: 'confirmed' })

  await editCalls(product, session).training('kurs-3-drachen')({
    date: 'Mittwoch, 13. Januar 2027',
    time: '10:00 – 11:30 Uhr',
  })

  expect(await listMails(product)).toEqual([
    'session.changed to joerg@example.com',
    'session.changed to sina.adler@example.com',
  ])
})

test('staff book seats of a hidden training, but not of an archived one', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)
  const edit = editCalls(product, session).training('kurs-1-uhren')
  const [training] = await product.trainings()
  await edit({ visible: false })
  const one = booking({ ...ownSeat('kurs-1-uhren'), dateId: training?.dateId ?? '' })

  const shop = await product.send('POST', '/api/registrations', one)
  const office = await book({}, one)
  await statusCall(product, session)(office.body.id, 'cancelled')
  await edit({ archived: true })
  const archived = await book({}, one)

  expect([shop.status, office.status, archived.status]).toEqual([422, 201, 422])
})

test('a full date is refused at its slot, as in the shop', async () => {
  const product = await lendTestProduct()
  const { book } = await officeCall(product)
  await product.pool.query(
    `update training_dates set capacity = 0 where training_id = 'kurs-3-drachen'`,
  )

  const { status, body } = await book()

  expect([status, body.code, body.errors?.[0]?.path]).toEqual([
    409,
    'registration.training_full',
    'attendees.1.trainingId',
  ])
})

test('a repeated request with the same key is stored once', async () => {
  const product = await lendTestProduct()
  const { book } = await officeCall(product)
  const key = { 'Idempotency-Key': 'telefonat-1' }

  const first = await book({ status: 'confirmed' }, TWO, key)
  const second = await book({ status: 'confirmed' }, TWO, key)
  const other = await book({ status: 'pending' }, TWO, key)

  expect(second.body).toEqual(first.body)
  expect(other.body.code).toBe('registration.idempotency_key_reused')
  expect(await product.count('registrations')).toBe(1)
})

test('a code is redeemed as in the shop: once for the last use, and never beside a price of its own', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)
  await product.send('POST', CODES, aCode({ maxUses: 1 }), session)

  const both = await book({ discountCode: 'SOMMER', price: '150.50', priceReason: 'Stammkundin' })
  const stale = await book({ discountCode: 'SOMMER', expectedPrice: '206.00' })
  const answers = await Promise.all([
    book({ discountCode: 'SOMMER', expectedPrice: '175.10' }),
    book({ discountCode: 'SOMMER', expectedPrice: '175.10' }),
    product.send<Problem>('POST', '/api/registrations', { ...TWO, discountCode: 'SOMMER' }),
  ])

  expect([both.status, both.body.errors?.[0]?.path]).toEqual([422, 'discountCode'])
  expect(stale.body.code).toBe('registration.price_changed')
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('discount_code.used_up'))
  expect(await stored(product)).toMatchObject([{ price: '175.10', price_reason: '' }])
})

test('billing data are stored with the booking, by the rules of the shop', async () => {
  const product = await lendTestProduct()
  const { session, book } = await officeCall(product)

  const refused = await book({ billing: { vatId: 'DE1' } })
  const { body } = await book({ billing: { recipient: ' Beispielwerk AG ', country: 'AT' } })

  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'billing.vatId'])
  const details = await product.get<RegistrationDetails>(`${PATH}/${body.id}`, session)
  expect(details.body.billing).toMatchObject({
    recipient: 'Beispielwerk AG',
    country: 'Österreich',
  })
})

test('visitors cannot use the call', async () => {
  const product = await lendTestProduct()

  const { status } = await product.send('POST', PATH, TWO)

  expect(status).toBe(401)
})
