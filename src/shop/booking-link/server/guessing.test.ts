import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingView } from '#shop/booking-changes/domain/booking-view.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import {
  aPerson,
  BOOKER,
  bookSeats,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { BREAD, CLOCKS, cancellationCalls, KITES } from '#tests/support/product/cancellations.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

const UNKNOWN = { status: 404, body: { code: 'booking_link.unknown' } }

test('of thousands of wrong links the first fifty are a 404 and all others a 429, and a right one still opens', async () => {
  const product = await startTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  const { addressOf, read, readSeat, seatAddressOf } = await bookerCalls(product)
  const [booking, seat] = [await addressOf(id), await seatAddressOf(id, 2)]
  const guess = async (n: number) => {
    const prefix = (n % 2 ? booking : seat).split('/').slice(0, -1).join('/')
    const answer = await product.request(`${prefix}/${randomBytes(16).toString('base64url')}`)
    await answer.body?.cancel()
    return answer.status
  }
  const counts: Record<number, number> = {}
  for (let round = 0; round < 40; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)))
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  }

  expect(counts).toEqual({ 404: 50, 429: 1_950 })
  expect([(await read(id)).status, (await readSeat(id, 2)).status]).toEqual([200, 200])
})

test('a right link is opened many times a minute and not without end', async () => {
  const product = await startTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  const { read, readSeat } = await bookerCalls(product)
  const statusesOf = async (count: number, call: () => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) statuses.push((await call()).status)
    return statuses
  }

  const statuses = await statusesOf(121, () => read(id))
  const ofSeat = await statusesOf(121, () => readSeat(id, 2))

  for (const all of [statuses, ofSeat]) expect([...new Set(all)]).toEqual([200, 429])
  expect(statuses.indexOf(429)).toBeGreaterThan(100)
})

test('a link opens nothing but its own: not another booking, no seat, no confirmation, and no seat of another booking', async () => {
  const product = await lendTestProduct()
  const own = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  const other = await bookSeats(product, ownSeat(BREAD))
  const calls = await bookerCalls(product)
  await calls.write(own.id, 'PATCH', '', { contactEmail: 'neu@example.com' })
  const tokenOf = (address: string) => address.split('/').at(-1) ?? ''
  const booking = tokenOf(await calls.addressOf(own.id))
  const contact = tokenOf(await calls.newContactAddressOf(own.id))
  const seat = tokenOf(await calls.seatAddressOf(own.id, 2))
  const [first, second] = await calls.seatsOf(own.id)
  const [foreign] = await calls.seatsOf(other.id)

  const answers = [
    await product.get<Problem>(`/api/bookings/${other.reference}/${booking}`),
    await product.get<Problem>(`/api/bookings/${own.reference}/${seat}`),
    await product.get<Problem>(`/api/bookings/${own.reference}/${contact}`),
    await product.get<Problem>('/api/bookings/MF-2222-2222/x'),
    await product.get<Problem>(`/api/bookings/${encodeURIComponent("' or 1=1 --")}/x`),
    await product.get<Problem>(`/api/seats/${second?.id}/${booking}`),
    await product.get<Problem>(`/api/seats/${first?.id}/${seat}`),
    await product.get<Problem>(`/api/seats/kein-platz/${seat}`),
    await product.send<Problem>('POST', `/api/bookings/${own.reference}/contact/${booking}`, {}),
    await product.send<Problem>('POST', `/api/bookings/${other.reference}/contact/${contact}`, {}),
  ]
  for (const answer of answers) expect(answer).toMatchObject(UNKNOWN)

  const before = (await calls.read(other.id)).body
  const pia = aPerson('Pia Lang')
  for (const [method, path, body] of [
    ['PATCH', `/attendees/${foreign?.id}`, pia],
    [
      'PATCH',
      `/attendees/${foreign?.id}`,
      { dateId: (await calls.read(own.id)).body.seats[0]?.dateId },
    ],
    ['POST', `/attendees/${foreign?.id}/cancel`, {}],
  ] as const) {
    const { status, body: problem } = await calls.write(own.id, method, path, body)
    expect([status, problem.code]).toEqual([404, 'booking_link.unknown_seat'])
  }
  expect((await calls.read(other.id)).body).toEqual(before)
})

test('the link opens nothing once it is revoked, thirty days after the last session, and once the booker is erased', async () => {
  const product = await lendTestProduct()
  const { session } = await cancellationCalls(product)
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const calls = await bookerCalls(product)
  const [first, seat] = [await calls.addressOf(id), await calls.seatAddressOf(id, 2)]

  await product.send('POST', `/api/admin/registrations/${id}/link/revoke`, {}, session)
  const revoked = await product.get<Problem>(first)
  const second = await calls.addressOf(id)
  product.clock.set('2027-02-06T10:29:00Z')
  const [last, lastOfSeat] = [await product.get<BookingView>(second), await product.get(seat)]
  product.clock.set('2027-02-06T10:31:00Z')
  const [ended, endedOfSeat] = [await product.get<Problem>(second), await product.get(seat)]

  expect(revoked).toMatchObject(UNKNOWN)
  expect([last.status, lastOfSeat.status]).toEqual([200, 200])
  expect(last.body.linkEndsAt).toBe('2027-02-06T10:30:00.000Z')
  expect(ended.body).toEqual(revoked.body)
  expect(endedOfSeat.body).toEqual(revoked.body)

  product.clock.set('2026-11-20T09:00:00Z')
  const erase = (email: string) =>
    product.send('POST', '/api/admin/privacy/erase', { email }, session)
  await erase('joerg@example.com')
  expect(await product.get<Problem>(seat)).toMatchObject(UNKNOWN)
  expect((await product.get(second)).status).toBe(200)
  await erase(BOOKER.email)
  expect(await product.get<Problem>(second)).toMatchObject(UNKNOWN)
  expect(await calls.read(id)).toMatchObject(UNKNOWN)
})

test('many changes of one booking have to wait, and those of another do not', async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  const other = await bookSeats(product, ownSeat(BREAD))
  const { write } = await bookerCalls(product)
  const statuses = new Set<number>()
  for (let n = 0; n < 60; n += 1)
    statuses.add((await write(id, 'PATCH', '', { company: `Firma ${n}` }, 99)).status)

  expect([...statuses]).toEqual([412])
  expect((await write(id, 'PATCH', '', { company: 'Firma' })).status).toBe(429)
  expect((await write(other.id, 'PATCH', '', { company: 'Firma' })).status).toBe(200)
})
