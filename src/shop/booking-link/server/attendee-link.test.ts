import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { BookingView, SeatView } from '#shop/booking-changes/domain/booking-view.ts'
import { bookerCalls } from '#tests/support/product/booker-links.ts'
import {
  aPerson,
  BOOKER,
  bookSeats,
  colleaguesSeat,
  ownSeat,
} from '#tests/support/product/bookings.ts'
import { readCalendarFile } from '#tests/support/product/calendar-files.ts'
import { CLOCKS, cancellationCalls, KITES } from '#tests/support/product/cancellations.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'

test('an attendee sees the own seat, and nothing of the others', async () => {
  const product = await lendTestProduct()
  const { setStatus } = await cancellationCalls(product)
  const { id, reference } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  await setStatus(id, 'confirmed')
  const { readSeat, seatAddressOf, seatsOf } = await bookerCalls(product)

  const { status, body } = await readSeat(id, 2)
  const file = await product.request(`${await seatAddressOf(id, 2)}/calendar.ics`)

  expect(status).toBe(200)
  expect(body).toEqual({
    reference,
    bookerName: 'Sina Adler',
    firstName: 'Jörg',
    lastName: 'Weiß',
    trainingId: KITES,
    trainingTitle: 'Drachen bauen',
    date: expect.any(String),
    time: expect.any(String),
    startsAt: expect.any(String),
    endsAt: expect.any(String),
    note: '',
    meetingUrl: null,
    status: 'confirmed',
    isDateCancelled: false,
    cannotComeSince: null,
  })
  const seat = (await seatsOf(id))[1]
  expect(readCalendarFile(await file.text()).uid).toMatch(new RegExp(`^seat-${seat?.id}@`))
})

test('who cannot come says so once: the booker is told, the seat stays booked, and a substitute clears it', async () => {
  const product = await lendTestProduct()
  const { setStatus } = await cancellationCalls(product)
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  await setStatus(id, 'confirmed')
  const { seatAddressOf, seatsOf, write, read } = await bookerCalls(product)
  const address = await seatAddressOf(id, 2)

  const said = await product.send<SeatView>('POST', `${address}/cannot-come`, {})
  const again = await product.send<SeatView>('POST', `${address}/cannot-come`, {})
  const told = await readMails(product, 'booking.changed.booker')
  const { seats, history } = (await read(id)).body
  const pia = aPerson('Pia Lang')
  const seat = (await seatsOf(id))[1]
  await write(id, 'PATCH', `/attendees/${seat?.id}`, pia)

  expect([said.status, again.status]).toEqual([200, 200])
  expect(said.body.cannotComeSince).toBe('2026-11-20T09:00:00.000Z')
  expect(told.map(({ recipient, data }) => [recipient, data.changes])).toMatchObject([
    [BOOKER.email, [{ kind: 'cannot_come', attendee: 'Jörg Weiß' }]],
  ])
  expect(seats[1]).toMatchObject({ status: 'confirmed', cannotComeSince: expect.any(String) })
  expect(history).toMatchObject([{ kind: 'attendee_cannot_come', actor: 'attendee' }])
  expect((await read(id)).body.seats[1]?.cannotComeSince).toBeNull()
  // The seat is another person's now.
  expect((await product.get<Problem>(address)).body.code).toBe('booking_link.unknown')
})

test('once the session has begun nobody needs to say that they cannot come', async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(CLOCKS))
  const { seatAddressOf } = await bookerCalls(product)
  product.clock.set('2027-01-07T09:30:00Z')

  const { status } = await product.send('POST', `${await seatAddressOf(id, 2)}/cannot-come`, {})

  expect(status).toBe(409)
})

test('a booking with a seat that was cancelled tells it to both of its links', async () => {
  const product = await lendTestProduct()
  const { setStatus } = await cancellationCalls(product)
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  await setStatus(id, 'confirmed')
  const { readSeat, seatAddressOf, seatsOf, write } = await bookerCalls(product)
  const address = await seatAddressOf(id, 2)
  const seat = (await seatsOf(id))[1]

  const { body } = await write(id, 'POST', `/attendees/${seat?.id}/cancel`, {})

  expect((body as unknown as BookingView).seats[1]?.status).toBe('cancelled')
  expect((await readSeat(id, 2)).body).toMatchObject({ status: 'cancelled', meetingUrl: null })
  expect((await product.send('POST', `${address}/cannot-come`, {})).status).toBe(409)
  expect((await product.request(`${address}/calendar.ics`)).status).toBe(404)
})
