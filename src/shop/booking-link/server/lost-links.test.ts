import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { recordRoundTrips } from '#tests/support/database/round-trips.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import {
  BOOKER,
  booking,
  bookSeats,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { BREAD, CLOCKS, cancellationCalls } from '#tests/support/product/cancellations.ts'
import { readMails, waitForMails } from '#tests/support/product/mails.ts'
import { POLL_OPTIONS } from '#tests/support/product/poll-options.ts'
import { settleTelling } from '#tests/support/product/telling.ts'
import {
  lendTestProduct,
  startTestProduct,
  type TestProduct,
} from '#tests/support/product/test-product.ts'

/** Asks for the links of the address, and waits until the answer is worked out. */
async function ask(product: TestProduct, email: string) {
  const answer = await product.send<object>('POST', '/api/bookings/links', { email })
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'send-lost-links'`,
    )
    expect(rows).toEqual([])
  }, POLL_OPTIONS)
  return answer
}

test('who has lost the links gets one mail a day with those of all bookings that are not long over', async () => {
  const product = await lendTestProduct()
  const first = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  product.clock.set('2026-11-20T10:00:00Z')
  const second = await bookSeats(product, ownSeat(BREAD))

  const answers = [
    await ask(product, 'Sina.ADLER@example.com'),
    await ask(product, BOOKER.email),
    await ask(product, 'joerg@example.com'),
    await ask(product, 'niemand@example.com'),
  ]
  const [mail, ...others] = await readMails(product, 'booking.links')

  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    Array(4).fill([202, { status: 'sent_if_known' }]),
  )
  expect([mail?.recipient, others]).toEqual([BOOKER.email, []])
  expect(mail?.data.bookings).toMatchObject([
    { bookingLink: { reference: second.reference }, dates: [{ title: 'Brot backen' }] },
    { bookingLink: { reference: first.reference }, dates: [{ title: 'Uhren & Zeit' }] },
  ])

  product.clock.set('2026-11-21T09:00:00Z')
  await ask(product, BOOKER.email)
  product.clock.set('2027-02-08T09:00:00Z')
  await ask(product, BOOKER.email)
  const bookings = (await readMails(product, 'booking.links')).map(({ data }) => data.bookings)
  expect(bookings.map(({ length }) => length)).toEqual([2, 2, 1])
  product.clock.set('2029-01-01T09:00:00Z')
  await ask(product, BOOKER.email)
  expect(await readMails(product, 'booking.links')).toHaveLength(3)
})

/** A booking of that address, as anybody can make one. */
async function bookFor(product: TestProduct, contactEmail: string): Promise<string> {
  const body = { ...booking(ownSeat(CLOCKS)), contactEmail }
  return (await product.send<BookingReceipt>('POST', '/api/registrations', body)).body.id
}

/** The readers of mails with lost links: those that are sent, and those that wait for staff. */
async function readersOfLinks(product: TestProduct) {
  const { rows } = await product.pool.query<{ recipient: string; isHeld: boolean }>(
    `select recipient, held_at is not null as "isHeld" from mails where template = 'booking.links'
     order by created_at, recipient`,
  )
  return {
    sent: rows.filter(({ isHeld }) => !isHeld).map(({ recipient }) => recipient),
    held: rows.filter(({ isHeld }) => isHeld).map(({ recipient }) => recipient),
  }
}

test('a mailbox gets one mail a day, in whatever spelling it is asked for', async () => {
  const product = await lendTestProduct()
  const spellings = ['opfer+1@gmail.com', 'o.p.f.e.r@googlemail.com', 'Opfer@gmail.com']
  for (const email of spellings) await bookFor(product, email)
  for (const email of spellings) await ask(product, email)
  await bookFor(product, 'andere@gmail.com')
  await ask(product, 'andere@gmail.com')

  expect((await readersOfLinks(product)).sent).toEqual(['opfer+1@gmail.com', 'andere@gmail.com'])

  product.clock.set('2026-11-21T09:00:00Z')
  await ask(product, 'OPFER@gmail.com')
  expect((await readersOfLinks(product)).sent.at(-1)).toBe('Opfer@gmail.com')
})

test('there is no mail about a booking that was cancelled without ever being confirmed', async () => {
  const product = await lendTestProduct()
  const { setStatus } = await cancellationCalls(product)
  const [never, once] = ['nie@example.com', 'einmal@example.com']
  await setStatus(await bookFor(product, never), 'cancelled')
  const confirmed = await bookFor(product, once)
  await setStatus(confirmed, 'confirmed')
  await waitForMails(product)
  await setStatus(confirmed, 'cancelled')

  await ask(product, never)
  await ask(product, once)

  expect(await readersOfLinks(product)).toEqual({ sent: [once], held: [] })
})

test('mails with links count as receipts do: a further one about unconfirmed bookings waits for staff', async () => {
  const product = await startTestProduct({ LIMIT_UNCONFIRMED_MAILS_PER_HOUR: '2' })
  const { setStatus } = await cancellationCalls(product)
  await bookFor(product, 'opfer+1@example.com')
  await ask(product, 'opfer+1@example.com')
  await bookFor(product, 'opfer@example.com')
  const heldReceipts = await product.pool.query(
    `select recipient from mails where template = 'registration.received' and held_at is not null`,
  )
  expect(heldReceipts.rows).toEqual([{ recipient: 'opfer@example.com' }])

  await bookFor(product, 'andere@example.com')
  const customers = await bookFor(product, 'andere+kunde@example.com')
  await setStatus(customers, 'confirmed')
  await bookFor(product, 'dritte@example.com')
  await bookFor(product, 'dritte@example.com')
  await ask(product, 'andere+kunde@example.com')
  await ask(product, 'dritte@example.com')

  expect(await readersOfLinks(product)).toEqual({
    sent: ['opfer+1@example.com', 'andere+kunde@example.com'],
    held: ['dritte@example.com'],
  })
})

test('the call does the same for an address with bookings as for one without', async () => {
  const recorder = recordRoundTrips()
  const product = await startTestProduct({}, { proxyFor: recorder.proxyFor })
  await bookSeats(product, ownSeat(CLOCKS))
  const statementsFor = async (email: string) => {
    recorder.roundTrips.length = 0
    await product.send('POST', '/api/bookings/links', { email })
    const sent = recorder.roundTrips.map((roundTrip) => roundTrip.sent).join('\n')
    return {
      // By the key: a statement's text is sent only once on each connection, where it is prepared.
      limits: sent.split('lost-link:').length,
      // The worker adds jobs of its own meanwhile, without this parameter.
      jobs: sent.split('max_attempts := ').length,
    }
  }

  const [known, unknown] = [
    await statementsFor(BOOKER.email),
    await statementsFor('niemand@example.com'),
  ]

  expect(known).toEqual(unknown)
  expect(known.jobs).toBe(2)
})

test('asking from one address is limited, and an address that is none is refused', async () => {
  const product = await startTestProduct({ LIMIT_WRONG_LINKS_PER_ADDRESS: '2' })
  const send = async (email: string) =>
    (await product.send('POST', '/api/bookings/links', { email })).status

  expect(await send('keine Adresse')).toBe(422)
  expect([await send('a@example.com'), await send('b@example.com')]).toEqual([202, 202])
  expect(await send('c@example.com')).toBe(429)
})

test('mails have the links of their readers when they are sent; what is stored and what staff see has none', async () => {
  const product = await lendTestProduct()
  const { session, setStatus } = await cancellationCalls(product)
  const { id, reference } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  await settleTelling(product)
  await setStatus(id, 'confirmed')
  await settleTelling(product)
  const { addressOf, newContactAddressOf, seatAddressOf, write } = await bookerCalls(product)
  await write(id, 'PATCH', '', { contactEmail: 'neu@example.com' })
  await ask(product, BOOKER.email)
  await waitForMails(product)
  const tokenOf = (address: string) => address.split('/').at(-1) ?? ''
  const booking = tokenOf(await addressOf(id))
  const seat = tokenOf(await seatAddressOf(id, 2))
  const seatId = (await seatAddressOf(id, 2)).split('/').at(-2)
  const contact = tokenOf(await newContactAddressOf(id))
  const links = {
    booking: [`/buchung/${reference}/${booking}`, `/buchung/${reference}/persoenlicher-link`],
    seat: [`/platz/${seatId}/${seat}`, `/platz/${seatId}/persoenlicher-link`],
    contact: [
      `/buchung/${reference}/adresse/${contact}`,
      `/buchung/${reference}/adresse/persoenlicher-link`,
    ],
  } as const

  for (const [template, kind] of [
    ['registration.received', 'booking'],
    ['registration.confirmed.booker', 'booking'],
    ['registration.confirmed.attendee', 'seat'],
    ['booking.links', 'booking'],
    ['contact.requested', 'booking'],
    ['contact.confirm', 'contact'],
  ] as const) {
    const [mail] = await readMails(product, template)
    const file = path.join(product.config.dataDir, 'mail', `${mail?.id}.eml`)
    const sent = (await readFile(file, 'utf8')).replaceAll(/=\r?\n/g, '')
    const { body } = await product.get<MailDetails>(`/api/admin/mails/${mail?.id}`, session)
    const [real, shown] = links[kind]
    expect.soft(sent, template).toContain(real)
    expect.soft(body.text, template).toContain(shown)
    expect.soft(body.html, template).toContain(shown)
    const stored = JSON.stringify([mail, body])
    for (const token of [booking, seat, contact]) expect.soft(stored, template).not.toContain(token)
  }
})

test('a mail that was queued before the link was revoked has the earlier link, which opens nothing', async () => {
  const product = await lendTestProduct()
  const { session } = await cancellationCalls(product)
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  const { addressOf } = await bookerCalls(product)
  const before = await addressOf(id)
  await product.send('POST', `/api/admin/registrations/${id}/link/revoke`, {}, session)
  await product.pool.query(
    `update mails set status = 'waiting', sent_at = null where template = 'booking.changed.booker'`,
  )
  const [mail] = await readMails(product, 'booking.changed.booker')

  expect(mail?.data.bookingLink).toMatchObject({ registrationId: id, linkCounter: 1 })
  expect(await addressOf(id)).not.toBe(before)
})
