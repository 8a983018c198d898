import { expect, test } from 'vitest'
import { asBooker, changeCalls } from '#tests/support/product/booking-changes.ts'
import { BOOKER, colleaguesSeat, ownSeat } from '#tests/support/product/bookings.ts'
import { CLOCKS } from '#tests/support/product/cancellations.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { confirmContact, correctContact } from './booking-data.service.ts'

const NEW = 'sina@firma.example.org'
const JANUARY = '2027-01-07T09:00:00.000Z'

async function start() {
  const product = await lendTestProduct()
  return { product, ...(await changeCalls(product)) }
}

test('staff change the address at once: both addresses are told, the link is new, and the own seat follows', async () => {
  const { product, bookConfirmed, editRegistration, mails, calendars } = await start()
  const id = await bookConfirmed(ownSeat(CLOCKS), colleaguesSeat(CLOCKS))

  const { status, headers, body } = await editRegistration(id, { contactEmail: NEW }, 1)

  expect([status, headers.get('etag')]).toEqual([200, '"2"'])
  expect(body).toMatchObject({
    contactEmail: NEW,
    newContactEmail: null,
    seats: [
      { email: NEW, attendeeType: 'booker' },
      { email: 'joerg@example.com', attendeeType: 'other' },
    ],
    changes: [
      {
        kind: 'contact_corrected',
        before: { contactEmail: BOOKER.email },
        after: { contactEmail: NEW },
      },
    ],
  })
  expect(await mails()).toEqual([
    `booking.changed.booker to ${NEW}`,
    `contact.changed to ${BOOKER.email}`,
  ])
  const [summary] = await readMails(product, 'booking.changed.booker')
  expect(summary?.data.bookingLink).toEqual({
    registrationId: id,
    reference: body.reference,
    linkCounter: 1,
  })
  expect(await calendars()).toEqual({ [NEW]: [JANUARY], 'joerg@example.com': [JANUARY] })
})

test('a new address of the booker waits until it is confirmed from there', async () => {
  const { product, bookConfirmed, details, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const by = () => asBooker(product)

  await correctContact(product.db, id, { contactEmail: NEW, company: 'Neuwerk AG' }, by())
  expect(await details(id)).toMatchObject({
    contactEmail: BOOKER.email,
    newContactEmail: NEW,
    company: 'Neuwerk AG',
    version: 2,
  })
  expect(await mails()).toEqual([
    `contact.confirm to ${NEW}`,
    `contact.requested to ${BOOKER.email}`,
    `booking.changed.booker to ${BOOKER.email}`,
  ])
  await expect(confirmContact(product.db, id, 'andere@example.com', by())).rejects.toMatchObject({
    status: 409,
    code: 'booking_change.no_new_address',
  })
  await confirmContact(product.db, id, NEW, by())
  expect(await details(id)).toMatchObject({ contactEmail: NEW, newContactEmail: null })
  expect((await mails()).slice(3)).toEqual([
    `booking.changed.booker to ${NEW}`,
    `contact.changed to ${BOOKER.email}`,
  ])
  await correctContact(product.db, id, { contactEmail: BOOKER.email }, by())
  await correctContact(product.db, id, { contactEmail: NEW }, by())
  expect((await details(id)).newContactEmail).toBeNull()
})

test('contact, billing and note are changed together; the note is told to nobody and found by search', async () => {
  const { product, session, bookConfirmed, editRegistration, mails } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))

  const { body } = await editRegistration(id, {
    contactName: 'Sina Adler-Berg',
    note: 'Rechnung erst\nim Februar',
    billing: { recipient: 'Beispielwerk AG', orderNumber: '4711' },
  })

  expect(body).toMatchObject({
    version: 2,
    contactName: 'Sina Adler-Berg',
    note: 'Rechnung erst\nim Februar',
    billing: { recipient: 'Beispielwerk AG', orderNumber: '4711', street: '' },
  })
  expect(body.changes.map(({ kind }) => kind).sort()).toEqual([
    'billing_changed',
    'contact_corrected',
  ])
  expect(await mails()).toEqual([`booking.changed.booker to ${BOOKER.email}`])
  const [mail] = await readMails(product, 'booking.changed.booker')
  expect(JSON.stringify(mail)).not.toContain('Februar')
  const found = await product.get<{ id: string }[]>('/api/admin/registrations?q=februar', session)
  expect(found.body.map((one) => one.id)).toEqual([id])

  await editRegistration(id, { note: '' })
  expect(await mails()).toHaveLength(1)
  expect((await editRegistration(id, { note: '' })).body.version).toBe(3)
})

test('what cannot be stored names its field, and an older version gets the present values', async () => {
  const { bookConfirmed, editRegistration, editSeat, seatsOf } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))
  const [seat = ''] = await seatsOf(id)

  for (const [edit, path] of [
    [{ contactEmail: 'niemand' }, 'contactEmail'],
    [{ contactName: 'https://boese.example' }, 'contactName'],
    [{ billing: { invoiceEmail: 'niemand' } }, 'billing.invoiceEmail'],
  ] as const) {
    const { status, body } = await editRegistration(id, edit)
    expect([status, body.errors?.[0]?.path]).toEqual([422, path])
  }
  expect((await editRegistration(id, {})).status).toBe(422)
  expect((await editRegistration(id, { price: '1.00' })).status).toBe(422)
  expect((await editSeat(seat, { firstName: 'Pia', dateId: id })).status).toBe(422)
  await editRegistration(id, { note: 'Neu' }, 1)
  expect((await editRegistration(id, { note: 'Alt' }, 1)).body).toMatchObject({
    status: 412,
    current: { version: 2, values: { note: 'Neu' } },
  })
})

test('a revoked link: the booker gets a new one', async () => {
  const { product, bookConfirmed, revokeLink } = await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS))

  const { status, body } = await revokeLink(id)

  expect([status, body.changes[0]?.kind]).toEqual([200, 'link_revoked'])
  const [mail] = await readMails(product, 'booking.changed.booker')
  expect(mail?.data).toMatchObject({ changes: [{ kind: 'link' }], bookingLink: { linkCounter: 1 } })
})

test('nothing personal is stored about somebody who was erased', async () => {
  const { product, session, bookConfirmed, editRegistration, editSeat, seatsOf, cancelSeat, plan } =
    await start()
  const id = await bookConfirmed(colleaguesSeat(CLOCKS), colleaguesSeat(CLOCKS, 'Pia'))
  const [joergs = '', pias = ''] = await seatsOf(id)
  const target = await plan(CLOCKS)
  const erase = (email: string) =>
    product.send('POST', '/api/admin/privacy/erase', { email }, session)
  await erase('joerg@example.com')

  for (const edit of [
    { firstName: 'Carl' },
    { email: 'carl@example.com' },
    { dateId: target.id },
  ]) {
    const { status, body } = await editSeat(joergs, edit)
    expect([status, body.code]).toEqual([409, 'booking_change.person_erased'])
  }
  expect((await cancelSeat(joergs)).status).toBe(200)
  await erase(BOOKER.email)
  for (const edit of [
    { contactEmail: NEW },
    { contactName: 'Nora Berg' },
    { billing: { city: 'Ulm' } },
  ])
    expect((await editRegistration(id, edit)).body.code).toBe('booking_change.person_erased')
  expect((await editSeat(pias, { lastName: 'Lang' })).status).toBe(200)
})
