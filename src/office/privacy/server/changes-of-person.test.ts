import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mailFirm } from '#app/server/product.ts'
import { mailSettings } from '#platform/mail/server/mail-settings.ts'
import { createMailTransport } from '#platform/mail/server/mail-transport.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import {
  aPerson,
  BOOKER,
  bookSeats,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { CLOCKS, cancellationCalls, KITES } from '#tests/support/product/cancellations.ts'
import { waitForMails } from '#tests/support/product/mails.ts'
import { expectNowhere } from '#tests/support/product/stored-texts.ts'
import { lendTestProduct, type TestProduct } from '#tests/support/product/test-product.ts'
import type { PersonData, PersonFinding, PersonRows } from '../domain/person-data.ts'
import { enforceRetention } from './enforce-retention.task.ts'

const BILLING = {
  recipient: 'Sina Adler, Einkauf',
  city: 'Köln',
  invoiceEmail: 'rechnung@example.com',
}

/**
 * A confirmed booking with everything that bookers and the office can add: Jörg was replaced by Pia, there are billing
 * data, a note, a request with a reason, and a new contact address that waits.
 */
async function changedBooking(product: TestProduct) {
  const { session, setStatus } = await cancellationCalls(product)
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  await setStatus(id, 'confirmed')
  const links = await bookerCalls(product)
  let minute = 0
  const calls = {
    ...links,
    write: (...call: Parameters<typeof links.write>) => {
      minute += 1
      product.clock.set(`2026-11-20T09:0${minute}:00Z`)
      return links.write(...call)
    },
  }
  const seat = (await calls.seatsOf(id))[1]
  const pia = aPerson('Pia Lang')
  await product.send('POST', `${await calls.seatAddressOf(id, 2)}/cannot-come`, {})
  await calls.write(id, 'PATCH', `/attendees/${seat?.id}`, { lastName: 'Weisz' })
  await calls.write(id, 'PATCH', `/attendees/${seat?.id}`, pia)
  await calls.write(id, 'PATCH', '/billing', BILLING)
  await calls.write(id, 'PATCH', '', { contactEmail: 'sina.neu@example.com' })
  product.clock.set('2027-01-02T09:00:00Z')
  await links.write(id, 'POST', '/cancel', { reason: 'Jörg Weiß und Pia Lang sind krank.' })
  const note = { note: 'Sina Adler zahlt auf Raten, sagt Pia Lang' }
  await product.send('PATCH', `/api/admin/registrations/${id}`, note, session)
  await waitForMails(product)
  const people = <Answer>(call: string, email: string) =>
    product.send<Answer>('POST', `/api/admin/privacy/${call}`, { email }, session)
  return { id, people, ...calls }
}

test('a booker’s file has what was added to the booking; that of somebody whom it names has the own values alone', async () => {
  const product = await lendTestProduct()
  const { people } = await changedBooking(product)

  const booker = (await people<PersonData>('export', BOOKER.email)).body
  const former = (await people<PersonData>('export', 'joerg@example.com')).body
  const found = (await people<PersonFinding>('find', 'joerg@example.com')).body

  expect(booker.registrations).toMatchObject([
    {
      newContactEmail: 'sina.neu@example.com',
      note: 'Sina Adler zahlt auf Raten, sagt Pia Lang',
      billing: { ...BILLING, street: '' },
      requests: [{ state: 'open', reason: 'Jörg Weiß und Pia Lang sind krank.' }],
    },
  ])
  expect(booker.changes.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['billing_changed']),
  )
  expect(former.seats).toEqual([])
  expect(former.changes).toMatchObject([
    { kind: 'attendee_cannot_come', before: { name: 'Jörg Weiß' } },
    { kind: 'attendee_corrected', before: { lastName: 'Weiß' }, after: { lastName: 'Weisz' } },
    { kind: 'attendee_replaced', before: { email: 'joerg@example.com' }, after: {} },
  ])
  expect(JSON.stringify(former.changes)).not.toContain('Pia')
  expect(found).toMatchObject({ seats: 0, changes: 3 })
})

test('who has no seat any more is erased from histories, notes, requests and mails, and others stay', async () => {
  const product = await lendTestProduct()
  const { id, people, read } = await changedBooking(product)

  const { status, body } = await people<PersonRows>('erase', 'JOERG@example.com')

  expect([status, body.changes]).toEqual([200, 3])
  await expectNowhere(product, 'joerg@example.com', 'Jörg Weiß', 'Weisz')
  const { seats, history, requests } = (await read(id)).body
  expect(seats[1]).toMatchObject({ firstName: 'Pia', email: 'pia@example.com' })
  expect(history.find(({ kind }) => kind === 'attendee_replaced')).toMatchObject({
    before: {},
    after: { firstName: 'Pia' },
  })
  expect(requests[0]?.reason).toBe('Gelöschte Person und Pia Lang sind krank.')
})

test('a booker is erased with billing data, note, reasons and the waiting address, and the link is gone', async () => {
  const product = await lendTestProduct()
  const { id, people, addressOf } = await changedBooking(product)
  const before = await addressOf(id)

  const { status } = await people<PersonRows>('erase', BOOKER.email)

  expect(status).toBe(200)
  await expectNowhere(product, 'Adler', 'sina.', 'Köln', 'rechnung@example.com', 'Raten', 'krank')
  expect((await product.get(before)).status).toBe(404)
  expect(await addressOf(id)).not.toBe(before)
  const { rows } = await product.pool.query(`select email from attendees where first_name = 'Pia'`)
  expect(rows).toEqual([{ email: 'pia@example.com' }])
})

test('an address that only waits to be confirmed can be erased, and is no address of the booking then', async () => {
  const product = await lendTestProduct()
  const { id, people, read } = await changedBooking(product)

  const { status } = await people<PersonRows>('erase', 'sina.neu@example.com')

  expect(status).toBe(200)
  await expectNowhere(product, 'sina.neu@example.com')
  expect((await read(id)).body).toMatchObject({ contactEmail: BOOKER.email, newContactEmail: null })
})

async function retain(product: TestProduct, now: Date) {
  const transport = createMailTransport(product.config, mailSettings(product.config, mailFirm))
  await enforceRetention({
    db: product.db,
    transport,
    log: pino({ level: 'silent' }),
    now,
    deletePublished: async () => 0,
  })
  transport.close()
}

test('two years after the session everything that was added is erased as well', async () => {
  const product = await lendTestProduct()
  const { id } = await changedBooking(product)

  await retain(product, new Date('2029-06-01T09:00:00Z'))

  await expectNowhere(product, 'Köln', 'Raten', 'krank', 'joerg@', 'pia@', 'sina.', 'Weisz')
  const { rows } = await product.pool.query(
    'select count(*)::int as lines from booking_changes where registration_id = $1',
    [id],
  )
  expect(rows).toEqual([{ lines: expect.any(Number) }])
  expect(await product.count('agreed_terms')).toBe(1)
})
