import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { booking, ownSeat } from '#tests/support/product/bookings.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'
import type { BookingReceipt } from '../domain/booking.ts'

const PATH = '/api/registrations'
const BILLING = {
  recipient: 'Stadt Beispielheim',
  street: 'Rathausplatz 1',
  postalCode: '4020',
  city: 'Linz',
  country: 'AT',
  vatId: 'ATU12345678',
  leitwegId: '04011000-1234512345-06',
  namesOnInvoice: true,
}

test('a booking brings its billing data, which are known to its booker then', async () => {
  const product = await startTestProduct({ MAIL_STAFF: 'team@example.com' })
  const session = await product.logIn()

  const { status, body } = await product.send<BookingReceipt>('POST', PATH, {
    ...booking(ownSeat('kurs-1-uhren')),
    billing: BILLING,
  })

  expect(status).toBe(201)
  const path = `/api/admin/registrations/${body.id}`
  const { body: details } = await product.get<RegistrationDetails>(path, session)
  expect(details).toMatchObject({
    version: 1,
    changes: [],
    billing: { ...BILLING, country: 'Österreich', orderNumber: '', wantsXRechnung: false },
    reverseCharge: null,
  })
  await settleTelling(product)
  const { rows } = await product.pool.query('select template from mails order by template')
  expect(rows.map(({ template }) => template)).not.toContain('booking.changed.booker')

  await product.send('PATCH', path, { billing: { city: 'Graz', namesOnInvoice: false } }, session)
  const { body: changed } = await product.get<RegistrationDetails>(path, session)
  expect(changed.changes).toMatchObject([
    { before: { city: 'Linz', namesOnInvoice: 'ja' }, after: { city: 'Graz', namesOnInvoice: '' } },
  ])
})

test('wrong billing data are named by their fields, and nothing is stored', async () => {
  const product = await lendTestProduct()
  const count = async () =>
    (await product.pool.query('select count(*)::int as rows from registrations')).rows[0]
  const before = await count()

  for (const [billing, path] of [
    [{ vatId: 'DE12' }, 'billing.vatId'],
    [{ leitwegId: '04011000-1234512345-07' }, 'billing.leitwegId'],
    [{ invoiceEmail: 'niemand' }, 'billing.invoiceEmail'],
  ] as const) {
    const { status, body } = await product.send<Problem>('POST', PATH, {
      ...booking(ownSeat('kurs-1-uhren')),
      billing,
    })
    expect([status, body.errors?.map((error) => error.path)]).toEqual([422, [path]])
  }
  for (const [billing, refused] of [
    [{ wantsXRechnung: 'ja' }, 400],
    [{ reverseChargeNote: 'Geprüft' }, 422],
  ] as const) {
    const sent = { ...booking(ownSeat('kurs-1-uhren')), billing }
    expect((await product.send('POST', PATH, sent)).status).toBe(refused)
  }
  expect(await count()).toEqual(before)
})

test('a booking without billing data, or with empty ones, has none', async () => {
  const product = await lendTestProduct()

  for (const billing of [undefined, {}, { city: ' ', wantsXRechnung: false }])
    expect(
      (await product.send('POST', PATH, { ...booking(ownSeat('kurs-1-uhren')), billing })).status,
    ).toBe(201)

  const { rows } = await product.pool.query('select registration_id from billing_details')
  expect(rows).toEqual([])
})
