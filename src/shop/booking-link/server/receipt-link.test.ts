import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import { aPerson, BOOKER, booking, bookSeats, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS, cancellationCalls } from '#tests/support/product/cancellations.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'

const UNKNOWN = { status: 404, body: { code: 'booking_link.unknown' } }
const ORDER = { orderNumber: '4500-17' }

/** The address that the browser gets with the answer to its booking. */
const addressOf = ({ reference, token }: Pick<BookingReceipt, 'reference' | 'token'>) =>
  `/api/bookings/${reference}/${token}`

async function startWithBooking() {
  const product = await lendTestProduct()
  const { session, january, setStatus } = await cancellationCalls(product)
  const receipt = await bookSeats(product, ownSeat(CLOCKS))
  const address = addressOf(receipt)
  const read = () => product.get<BookingView>(address)
  const write = (method: string, path: string, body: object, version = 0) =>
    product.send<Omit<BookingView, 'status'> & Omit<Problem, 'status'>>(
      method,
      `${address}${path}`,
      body,
      { 'If-Match': `"${version}"` },
    )
  return { product, session, january, setStatus, receipt, address, read, write }
}

test('the browser that booked sees the booking and adds an order number, which the booker is told', async () => {
  const { product, receipt, read, write } = await startWithBooking()

  const { status, body } = await read()
  const changed = await write('PATCH', '/billing', ORDER, body.version)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    reference: receipt.reference,
    isReceipt: true,
    cancel: 'over',
    linkEndsAt: '2026-11-21T09:00:00.000Z',
    seats: [{ firstName: BOOKER.firstName, can: { replace: false, move: false, cancel: 'over' } }],
  })
  expect(changed).toMatchObject({ status: 200, body: { billing: ORDER, isReceipt: true } })
  const mails = await readMails(product, 'booking.changed.booker')
  expect(mails).toMatchObject([
    { recipient: BOOKER.email, data: { changes: [{ kind: 'billing' }] } },
  ])
})

test('it changes nothing else: nobody has proved that the mailbox is theirs', async () => {
  const { product, receipt, read, write } = await startWithBooking()
  const { version, seats } = (await read()).body
  const seat = `/attendees/${seats[0]?.id}`

  for (const [method, path, body] of [
    ['PATCH', '', { contactEmail: 'fremd@example.com' }],
    ['PATCH', seat, aPerson('Pia Lang')],
    ['POST', `${seat}/cancel`, {}],
    ['POST', '/cancel', {}],
    ['POST', '/requests/1/withdraw', {}],
  ] as const) {
    const answer = await write(method, path, body, version)
    expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'booking_link.of_receipt'])
  }
  expect((await (await bookerCalls(product)).read(receipt.id)).body).toMatchObject({
    version,
    isReceipt: false,
    seats: [{ can: { replace: true } }],
  })
})

test('meeting link and note are not in it, nor in its calendar files', async () => {
  const { product, session, january, setStatus, receipt, address, read } = await startWithBooking()
  const meetingUrl = 'https://live.example.com/raum/1'
  const ofDate = { meetingUrl, note: 'Bringt eine Uhr mit' }
  await product.send('PATCH', `/api/admin/dates/${january}`, ofDate, session)
  await setStatus(receipt.id, 'confirmed')

  const view = JSON.stringify((await read()).body)
  const file = await (await product.request(`${address}/calendar.ics`)).text()

  expect(file).toContain('BEGIN:VEVENT')
  for (const text of [view, file])
    for (const secret of [meetingUrl, 'Bringt eine Uhr']) expect(text).not.toContain(secret)
})

test('it opens nothing after a day, and once the links of the booking are revoked', async () => {
  const { product, session, receipt, read } = await startWithBooking()
  product.clock.set('2026-11-21T08:59:59Z')
  expect((await read()).status).toBe(200)
  product.clock.set('2026-11-21T09:00:00Z')
  expect(await read()).toMatchObject(UNKNOWN)

  product.clock.set('2026-11-20T10:00:00Z')
  await product.send('POST', `/api/admin/registrations/${receipt.id}/link/revoke`, {}, session)
  expect(await read()).toMatchObject(UNKNOWN)
})

test('a repeated booking gets the same token, which is stored nowhere', async () => {
  const { product, session } = await startWithBooking()
  const book = () =>
    product.send<BookingReceipt>('POST', '/api/registrations', booking(ownSeat(CLOCKS)), {
      'Idempotency-Key': 'twice',
    })
  const first = (await book()).body
  await product.send('POST', `/api/admin/registrations/${first.id}/link/revoke`, {}, session)
  const second = (await book()).body

  expect(second.token).toBe(first.token)
  // The repetition does not undo the revocation.
  expect(await product.get(addressOf(second))).toMatchObject(UNKNOWN)
  expect(await storedTexts(product)).not.toContain(first.token)
})

test('whoever books in the name of one mailbox causes at most five mails by it in an hour', async () => {
  const product = await lendTestProduct()
  const statuses: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const body = { ...booking(ownSeat(CLOCKS)), contactEmail: `opfer+${n}@example.com` }
    const receipt = (await product.send<BookingReceipt>('POST', '/api/registrations', body)).body
    for (const orderNumber of ['1', '2']) {
      const view = (await product.get<BookingView>(addressOf(receipt))).body
      const headers = { 'If-Match': `"${view.version}"` }
      const path = `${addressOf(receipt)}/billing`
      statuses.push((await product.send('PATCH', path, { orderNumber }, headers)).status)
    }
  }

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

async function storedTexts(product: TestProduct): Promise<string> {
  const { rows } = await product.pool.query(
    `select (select json_agg(r) from idempotency_records r) as records,
            (select json_agg(r) from registrations r) as registrations,
            (select json_agg(m) from mails m) as mails`,
  )
  return JSON.stringify(rows)
}
