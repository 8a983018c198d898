import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { REFERENCE_CODE } from '#platform/basics/domain/reference-code.ts'
import { BOOKER, booking, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import type { BookingReceipt } from '../domain/booking.ts'

const PATH = '/api/registrations'

test('a booking is stored whole: registration, seats and mails, as pending and with the price in force', async () => {
  const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
  const two = booking(ownSeat('kurs-1-uhren'), colleaguesSeat('kurs-3-drachen'))

  const { status, body } = await product.send<BookingReceipt>('POST', PATH, {
    ...two,
    status: 'confirmed',
  })

  expect(status).toBe(201)
  expect(body).toMatchObject({
    status: 'pending',
    packageId: 'double',
    price: '206.00',
    priceType: 'early_bird',
  })
  expect(body.reference).toMatch(REFERENCE_CODE)
  const { rows: registrations } =
    await product.pool.query(`select contact_name, contact_email, company, price, price_type,
    status, reference from registrations`)
  expect(registrations).toEqual([
    {
      contact_name: 'Sina Adler',
      contact_email: BOOKER.email,
      company: BOOKER.company,
      price: '206.00',
      price_type: 'early_bird',
      status: 'pending',
      reference: body.reference,
    },
  ])
  const { rows: seats } = await product.pool.query(
    'select position, training_id, attendee_type, first_name, company from attendees order by position',
  )
  expect(seats).toEqual([
    {
      position: 1,
      training_id: 'kurs-1-uhren',
      attendee_type: 'booker',
      first_name: 'Sina',
      company: BOOKER.company,
    },
    {
      position: 2,
      training_id: 'kurs-3-drachen',
      attendee_type: 'other',
      first_name: 'Jörg',
      company: '',
    },
  ])
  const { rows: mails } = await product.pool.query(
    'select recipient, subject, template, data from mails order by recipient',
  )
  expect(mails.map((mail) => mail.recipient)).toEqual([BOOKER.email, 'team@example.com'])
  expect(mails[0].subject).toContain(body.reference)
  expect(mails.map((mail) => mail.template)).toEqual([
    'registration.received',
    'registration.received.staff',
  ])
  expect(mails[0].data.seats[1]).toMatchObject({
    attendee: 'Jörg Weiß',
    training: { title: 'Drachen bauen', date: 'Donnerstag, 21. Januar 2027' },
  })
})

test('the price that is stored with a booking stays when the prices change', async () => {
  const product = await lendTestProduct()
  await product.send('POST', PATH, booking(ownSeat('kurs-1-uhren')))
  await product.pool.query('update price_schedules set price = 1')

  const { rows } = await product.pool.query('select price, price_type from registrations')

  expect(rows).toEqual([{ price: '112.00', price_type: 'early_bird' }])
})

test('names are stored as typed, trimmed and normalised to NFC', async () => {
  const product = await lendTestProduct()
  const seat = {
    ...colleaguesSeat('kurs-1-uhren'),
    firstName: '  Jo\u0308rg-Łukasz ',
    lastName: "O'Néill 🎓",
  }

  await product.send('POST', PATH, booking(seat))

  const { rows } = await product.pool.query('select first_name, last_name from attendees')
  expect(rows).toEqual([{ first_name: 'J\u00f6rg-Łukasz', last_name: "O'Néill 🎓" }])
})

test('one person may take two seats in the same training', async () => {
  const product = await lendTestProduct()

  const { status } = await product.send(
    'POST',
    PATH,
    booking(ownSeat('kurs-1-uhren'), ownSeat('kurs-1-uhren')),
  )

  expect(status).toBe(201)
})

const one = booking(ownSeat('kurs-1-uhren'))
const withSeat = (change: object) => ({
  ...one,
  attendees: [{ ...ownSeat('kurs-1-uhren'), ...change }],
})
const without = (key: string) =>
  Object.fromEntries(Object.entries(one).filter(([name]) => name !== key))

test.each<[string, unknown, number, string]>([
  ['no name', without('contactName'), 422, 'contactName'],
  ['an empty name', { ...one, contactName: '   ' }, 422, 'contactName'],
  ['a name that is too long', { ...one, contactName: 'x'.repeat(202) }, 422, 'contactName'],
  ['a name of the wrong type', { ...one, contactName: 7 }, 400, 'contactName'],
  ['a NUL byte in a name', { ...one, contactName: 'Si\u0000na' }, 422, 'contactName'],
  ['half a surrogate pair', { ...one, company: 'AG \ud83d' }, 422, 'company'],
  ['no e-mail', without('contactEmail'), 422, 'contactEmail'],
  ['an e-mail without a domain', { ...one, contactEmail: 'sina@' }, 422, 'contactEmail'],
  [
    'an e-mail with a line break',
    { ...one, contactEmail: 'a@example.com\r\nBcc: b@example.com' },
    422,
    'contactEmail',
  ],
  [
    'an e-mail that is too long',
    { ...one, contactEmail: `${'a'.repeat(250)}@example.com` },
    422,
    'contactEmail',
  ],
  ['no company', without('company'), 422, 'company'],
  ['no package', without('packageId'), 422, 'packageId'],
  ['an unknown package', { ...one, packageId: 'triple' }, 422, 'packageId'],
  ['no attendees', without('attendees'), 422, 'attendees'],
  ['too few attendees', { ...one, attendees: [] }, 422, 'attendees'],
  [
    'too many attendees',
    { ...one, attendees: [ownSeat('kurs-1-uhren'), ownSeat('kurs-1-uhren')] },
    422,
    'attendees',
  ],
  [
    'absurdly many attendees',
    { ...one, attendees: Array.from({ length: 99 }, () => ownSeat('kurs-1-uhren')) },
    422,
    'attendees',
  ],
  ['attendees that are no list', { ...one, attendees: 'alle' }, 400, 'attendees'],
  ['an unknown training', withSeat({ trainingId: 'quanten-ki' }), 422, 'attendees.0.trainingId'],
  ['an empty training', withSeat({ trainingId: '' }), 422, 'attendees.0.trainingId'],
  [
    'an unknown type of attendee',
    withSeat({ attendeeType: 'guest' }),
    422,
    'attendees.0.attendeeType',
  ],
  ['an attendee without first name', withSeat({ firstName: '' }), 422, 'attendees.0.firstName'],
  ['an attendee with a bad e-mail', withSeat({ email: 'nein' }), 422, 'attendees.0.email'],
  ['a company of the wrong type', withSeat({ company: {} }), 400, 'attendees.0.company'],
  ['an expected price that is none', { ...one, expectedPrice: '112' }, 422, 'expectedPrice'],
  ['an unknown status', { ...one, status: 'paid' }, 422, 'status'],
])(
  'a booking with %s is refused with its field, and nothing is stored',
  async (_name, body, expected, path) => {
    const product = await lendTestProduct()

    const answer = await product.send<Problem>('POST', PATH, body)

    expect(answer.status).toBe(expected)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.body.errors?.map((error) => error.path)).toContain(path)
    expect(answer.body.errors?.every((error) => error.message.length > 0)).toBe(true)
    expect(await product.count('registrations')).toBe(0)
    expect(await product.count('mails')).toBe(0)
  },
)

test.each<[string, string, Record<string, string>, number]>([
  ['broken JSON', '{"contactName":', {}, 400],
  ['JSON that is no object', '[]', {}, 400],
  ['a body of 5 MB', JSON.stringify({ ...one, company: 'x'.repeat(5_000_000) }), {}, 413],
  ['a form', 'contactName=Sina', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', JSON.stringify(one), { 'Content-Type': 'text/plain' }, 415],
  ['a useless Idempotency-Key', JSON.stringify(one), { 'Idempotency-Key': 'x'.repeat(201) }, 422],
  ['a foreign Origin', JSON.stringify(one), { Origin: 'https://anderswo.example' }, 403],
  ['a foreign site', JSON.stringify(one), { 'Sec-Fetch-Site': 'cross-site' }, 403],
])(
  '%s is refused with problem details, and nothing is stored',
  async (_name, body, headers, expected) => {
    const product = await lendTestProduct()

    const answer = await product.send<Problem>('POST', PATH, body, headers)

    expect(answer.status).toBe(expected)
    expect(answer.body).toMatchObject({ status: expected, code: expect.stringContaining('http.') })
    expect(await product.count('registrations')).toBe(0)
  },
)

test('a full training refuses the booking, names itself and marks the slots; nothing of it is stored', async () => {
  const product = await lendTestProduct()
  await product.pool.query(
    `update training_dates set capacity = 1 where training_id = 'kurs-3-drachen'`,
  )

  const answer = await product.send<Problem>(
    'POST',
    PATH,
    booking(
      ownSeat('kurs-1-uhren'),
      ownSeat('kurs-3-drachen'),
      colleaguesSeat('kurs-3-drachen'),
      ownSeat('kurs-2-brot'),
    ),
  )

  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({
    code: 'registration.training_full',
    detail: 'Für „Drachen bauen“ (Donnerstag, 21. Januar 2027) ist nur noch 1 Platz frei.',
    errors: [{ path: 'attendees.1.trainingId' }, { path: 'attendees.2.trainingId' }],
  })
  expect(await product.count('registrations')).toBe(0)
  expect((await product.trainings()).map((training) => training.seatsLeft)).toEqual([20, 20, 1, 20])
})

test('a training whose start has passed cannot be booked', async () => {
  const product = await lendTestProduct()
  product.clock.set('2027-01-07T09:00:00Z')

  const answer = await product.send<Problem>('POST', PATH, booking(ownSeat('kurs-1-uhren')))

  expect(answer.status).toBe(409)
  expect(answer.body).toMatchObject({
    code: 'registration.training_begun',
    errors: [{ path: 'attendees.0.trainingId', message: 'Dieses Training hat schon begonnen.' }],
  })
})

test('a price that has changed since the booker saw it is answered with both prices, and the new one can be accepted', async () => {
  const product = await lendTestProduct()

  const refused = await product.send<Problem>('POST', PATH, { ...one, expectedPrice: '140.00' })
  const accepted = await product.send('POST', PATH, { ...one, expectedPrice: '112.00' })

  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'registration.price_changed',
    detail: 'Der Preis hat sich geändert: Statt 140\u00a0€ gilt jetzt 112\u00a0€.',
    prices: { expected: '140.00', current: '112.00' },
  })
  expect(accepted.status).toBe(201)
  expect(await product.count('registrations')).toBe(1)
})

test('bookings beyond the limit of a minute are put off with Retry-After', async () => {
  const product = await startTestProduct({ LIMIT_BOOKINGS_PER_MINUTE: '2' })
  await product.send('POST', PATH, one)
  await product.send('POST', PATH, one)

  const answer = await product.send<Problem>('POST', PATH, one)

  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await product.count('registrations')).toBe(2)
})
