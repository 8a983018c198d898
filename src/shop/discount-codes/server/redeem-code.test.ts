import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { composeMail } from '#platform/mail/server/compose-mail.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import type { Booking, BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { aBooking, aBookingBy, aPerson, BOOKER } from '#tests/support/product/bookings.ts'
import { sendAtOnce } from '#tests/support/product/crowd.ts'
import { aCode, CODES, startWithCodes } from '#tests/support/product/discount-codes.ts'
import { readMails, statusCall } from '#tests/support/product/mails.ts'
import { startTestProduct } from '#tests/support/product/test-product.ts'
import type { Discount } from '../domain/discount.ts'

/** Of a booking: its receipt, or why it was refused. */
type Answer = Omit<BookingReceipt, 'status'> & Omit<Problem, 'status'>

/** As {@link startWithCodes}, with the calls of visitors. */
async function start() {
  const calls = await startWithCodes()
  const { product, session } = calls
  const send = (changes: Partial<Booking>, booker = BOOKER) =>
    product.send<Answer>(
      'POST',
      '/api/registrations',
      aBookingBy(booker, { discountCode: 'SOMMER', ...changes }),
    )
  return {
    ...calls,
    book: send,
    check: (question: object) =>
      product.send<Discount & Problem>('POST', '/api/discount-codes/check', {
        code: 'SOMMER',
        ...question,
      }),
    detailsOf: async (id: string) =>
      (await product.get<RegistrationDetails>(`/api/admin/registrations/${id}`, session)).body,
    setStatus: statusCall(product, session),
  }
}

test('a code takes its part off the price, and everything about the booking says so', async () => {
  const { product, create, book, detailsOf } = await start()
  await create()

  const { status, body } = await book({ discountCode: ' som mer ', expectedPrice: '95.20' })

  expect([status, body.price, body.discount]).toEqual([
    201,
    '95.20',
    { code: 'SOMMER', cents: 1_680 },
  ])
  expect(await detailsOf(body.id)).toMatchObject({
    price: '95.20',
    discountCode: 'SOMMER',
    discountCents: 1_680,
    agreedTerms: { price: '95.20', discount: { code: 'SOMMER', cents: 1_680 } },
  })
  const [mail] = await readMails(product, 'registration.received')
  const { text } = await composeMail(mail as never, mailSettings(product.config, mailFirm))
  expect(text.replace(/\s+/g, ' ')).toContain('Rabattcode: SOMMER: −16,80 €')
})

test('what a booking has redeemed stays, whatever becomes of the code', async () => {
  const { create, change, remove, list, book, detailsOf } = await start()
  const { body: code } = await create()
  const { body: booked } = await book({})
  const { id, version, uses, isUsed, createdAt, ...edit } = (await list())[0] ?? code

  await change(code.id, { ...edit, code: 'HERBST', kind: 'amount', value: 500, isActive: false })

  expect((await remove(code.id)).body.code).toBe('discount_code.is_used')
  expect(await detailsOf(booked.id)).toMatchObject({
    price: '95.20',
    discountCode: 'SOMMER',
    discountCents: 1_680,
  })
})

test('an amount above the price leaves 0', async () => {
  const { create, book } = await start()
  await create({ kind: 'amount', value: 99_900 })

  const { body } = await book({})

  expect([body.price, body.discount?.cents]).toEqual(['0.00', 11_200])
})

test('the price that the booker saw is the one less the code', async () => {
  const { create, book } = await start()
  await create()

  const { status, body } = await book({ expectedPrice: '112.00' })

  expect([status, body.code, body.prices]).toEqual([
    409,
    'registration.price_changed',
    { expected: '112.00', current: '95.20' },
  ])
})

test.each([
  ['unknown', 422, { code: 'WINTER' }],
  ['unknown', 422, { isActive: false }],
  ['not_yet', 409, { firstDay: '2099-01-01' }],
  ['over', 409, { lastDay: '2020-01-01' }],
  ['package', 409, { packageIds: ['double', 'complete'] }],
])(
  'a code is refused as %s (%d) with %j, before the booking and with it',
  async (why, status, values) => {
    const { product, create, book, check } = await start()
    await create(values)

    const asked = await check({ packageId: 'single' })
    const booked = await book({})

    const wanted = [status, `discount_code.${why}`]
    expect([asked.status, asked.body.code]).toEqual(wanted)
    expect([booked.status, booked.body.code]).toEqual(wanted)
    expect(booked.body.detail).toBe(asked.body.detail)
    expect(booked.body.errors).toEqual([{ path: 'discountCode', message: booked.body.detail }])
    expect(await product.count('registrations')).toBe(0)
  },
)

test('the reason names the packages of the code', async () => {
  const { product, create, check } = await start()
  await create({ packageIds: ['double'] })
  const { body: packages } = await product.get<Package[]>('/api/packages')
  const name = packages.find(({ id }) => id === 'double')?.name

  const { body } = await check({ packageId: 'single' })

  expect(body.detail).toBe(`Dieser Code gilt nur für das Paket „${name}“.`)
  expect((await check({})).status).toBe(200)
})

test('a visitor hears what a code takes off, and nothing else about it', async () => {
  const { create, check } = await start()
  await create({ note: 'Für Stammkundschaft', maxUses: 5 })

  const { body } = await check({ code: 'sommer', packageId: 'single', company: 'Beispielwerk' })

  expect(body).toEqual({ code: 'SOMMER', kind: 'percent', value: 15, packageIds: [] })
})

test('a code holds until midnight in Berlin, and not a moment longer', async () => {
  const { product, create, book, check } = await start()
  await create({ firstDay: '2026-11-21', lastDay: '2026-11-21' })
  const at = async (moment: string) => {
    product.clock.set(moment)
    return [(await check({})).status, (await book({})).status]
  }

  expect(await at('2026-11-20T22:59:59.999Z')).toEqual([409, 409])
  expect(await at('2026-11-20T23:00:00.000Z')).toEqual([200, 201])
  expect(await at('2026-11-21T22:59:59.999Z')).toEqual([200, 201])
  expect(await at('2026-11-21T23:00:00.000Z')).toEqual([409, 409])
})

test('of simultaneous bookings for the last use of a code exactly one gets it', async () => {
  const { product, create, list, book } = await start()
  await create({ maxUses: 1 })
  const trainings = await product.trainings()

  const answers = await sendAtOnce(
    Array.from({ length: 15 }, (_, index) => () => {
      const trainingId = trainings[index % trainings.length]?.id ?? ''
      const seat = { ...aBooking().attendees[0], trainingId } as Booking['attendees'][number]
      return book({ attendees: [seat] })
    }),
  )

  const refused = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(refused).toHaveLength(14)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['discount_code.used_up']))
  expect(await product.count('registrations')).toBe(1)
  expect(await list()).toMatchObject([{ uses: 1, isUsed: true }])
})

test('a company redeems a code once, however it writes its name, and at once too', async () => {
  const { create, book, check } = await start()
  await create({ isOncePerCompany: true })
  const spellings = ['Beispielwerk AG', 'beispielwerk ag', 'BEISPIELWERK  AG', ' Beispielwerk AG ']

  const answers = await sendAtOnce(spellings.map((company) => () => book({ company })))

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect((await check({ company: 'Beispielwerk aG' })).body.code).toBe('discount_code.company')
  expect((await book({ company: 'Andere AG' })).status).toBe(201)
})

test('a cancelled booking gives the use back', async () => {
  const { create, list, book, setStatus } = await start()
  await create({ maxUses: 1, isOncePerCompany: true })
  const { body: first } = await book({})
  expect((await book({})).body.code).toBe('discount_code.used_up')

  await setStatus(first.id, 'cancelled')

  expect(await list()).toMatchObject([{ uses: 0, isUsed: true }])
  expect((await book({}, aPerson('Pia Lang', { company: BOOKER.company }))).status).toBe(201)
})

test('a repeated request redeems a code once', async () => {
  const { product, create, list } = await start()
  await create({ maxUses: 1 })
  const send = () =>
    product.send<BookingReceipt>(
      'POST',
      '/api/registrations',
      aBooking({ discountCode: 'SOMMER' }),
      { 'Idempotency-Key': 'once' },
    )

  const [first, second] = [await send(), await send()]

  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.discount).toEqual(first.body.discount)
  expect(await list()).toMatchObject([{ uses: 1 }])
})

test('who guesses codes has to wait; who knows one does not', async () => {
  const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '3' })
  const session = await product.logIn()
  await product.send('POST', CODES, aCode(), session)
  const check = async (code: string) =>
    (await product.send('POST', '/api/discount-codes/check', { code })).status

  for (let time = 0; time < 5; time += 1) expect(await check('SOMMER')).toBe(200)
  const guesses = [await check('RATEN-1'), await check('RATEN-2'), await check('RATEN-3')]
  const booked = await product.send('POST', '/api/registrations', aBooking({ discountCode: 'R-4' }))

  expect([...guesses, booked.status]).toEqual([422, 422, 422, 429])
  expect((await product.send('POST', '/api/registrations', aBooking())).status).toBe(201)
})
