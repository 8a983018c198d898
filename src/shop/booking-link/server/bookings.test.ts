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
import { readCalendarFile } from '#tests/support/product/calendar-files.ts'
import { BREAD, CLOCKS, cancellationCalls, KITES } from '#tests/support/product/cancellations.ts'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { ADMIN } from '#tests/support/product/test-settings.ts'

const MEETING = 'https://live.example.com/raum/1'

test('the booker sees the booking with what can be done, and nothing of the office', async () => {
  const product = await lendTestProduct()
  const { session, january, setStatus } = await cancellationCalls(product)
  const { id, reference } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  const { read } = await bookerCalls(product)
  await product.send('PATCH', `/api/admin/dates/${january}`, { meetingUrl: MEETING }, session)
  const edit = { note: 'Zahlt immer spät', company: 'Neue Firma AG' }
  await product.send('PATCH', `/api/admin/registrations/${id}`, edit, session)

  const pending = await read(id)
  await setStatus(id, 'confirmed')
  const { status, headers, body } = await read(id)

  expect(status).toBe(200)
  expect(headers.get('etag')).toBe(`"${body.version}"`)
  expect(pending.body.seats.map(({ meetingUrl }) => meetingUrl)).toEqual([null, null])
  expect(body).toMatchObject({
    reference,
    status: 'confirmed',
    contactName: 'Sina Adler',
    contactEmail: BOOKER.email,
    newContactEmail: null,
    company: 'Neue Firma AG',
    packageName: '2 Karten',
    price: '206.00',
    rules: { cancelFreeUntilDays: 14 },
    cancel: 'free',
    linkEndsAt: expect.stringMatching(/^2027-/),
    agreedTerms: { price: '206.00', trainings: [{ positions: [1] }, { positions: [2] }] },
    termsChanges: [],
    requests: [],
    history: [{ kind: 'contact_corrected', actor: 'staff', actorEmail: null }],
    seats: [
      {
        trainingId: CLOCKS,
        position: 1,
        meetingUrl: MEETING,
        status: 'confirmed',
        can: { replace: true, move: true, cancel: 'free' },
      },
      { trainingId: KITES, position: 2, firstName: 'Jörg', meetingUrl: null },
    ],
  })
  const text = JSON.stringify(body)
  for (const secret of ['Zahlt immer', ADMIN.email, 'officeNote', 'priceReason', 'searchText'])
    expect(text).not.toContain(secret)
})

test('the booker sees what has changed since the booking', async () => {
  const product = await lendTestProduct()
  const { session, january } = await cancellationCalls(product)
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  const { read } = await bookerCalls(product)
  const day = { startsAt: '2027-01-08T09:00:00.000Z', endsAt: '2027-01-08T10:30:00.000Z' }
  await product.send('PATCH', `/api/admin/dates/${january}`, day, session)
  const edit = { outcome: 'Ein anderes Ergebnis' }
  await product.send('PATCH', `/api/admin/trainings/${CLOCKS}`, edit, session)

  const { agreedTerms, termsChanges, seats } = (await read(id)).body

  expect(agreedTerms?.trainings).toMatchObject([{ date: 'Donnerstag, 7. Januar 2027' }])
  expect(seats).toMatchObject([{ date: 'Freitag, 8. Januar 2027' }])
  expect(termsChanges).toMatchObject([
    { about: 'training', field: 'outcome', positions: [1], after: 'Ein anderes Ergebnis' },
    { about: 'date', field: 'session', after: expect.stringContaining('Freitag, 8. Januar 2027') },
  ])
})

test('the booker names a substitute, corrects the contact, moves a seat and cancels another, each with the version before', async () => {
  const product = await lendTestProduct()
  const { plan, setStatus } = await cancellationCalls(product)
  const { id } = await bookSeats(
    product,
    ownSeat(CLOCKS),
    colleaguesSeat(CLOCKS),
    colleaguesSeat(BREAD, 'Uwe'),
    colleaguesSeat(KITES, 'Eva'),
  )
  await setStatus(id, 'confirmed')
  const april = await plan(BREAD)
  const calls = await bookerCalls(product)
  const seats = (await calls.seatsOf(id)).map((seat) => seat.id)
  const pia = aPerson('Pia Lang')

  let minute = 0
  const write = (...call: Parameters<typeof calls.write>) => {
    minute += 1
    product.clock.set(`2026-11-20T09:0${minute}:00Z`)
    return calls.write(...call)
  }
  const replaced = await write(id, 'PATCH', `/attendees/${seats[1]}`, pia, 1)
  const stale = await write(id, 'PATCH', '', { company: 'Adler KG' }, 1)
  const renamed = await write(id, 'PATCH', '', { company: 'Adler KG' }, 2)
  const moved = await write(id, 'PATCH', `/attendees/${seats[2]}`, { dateId: april.id }, 3)
  const cancelled = await write(id, 'POST', `/attendees/${seats[3]}/cancel`, {}, 4)
  const billed = await write(id, 'PATCH', '/billing', { city: 'Köln', vatId: 'DE123456789' }, 5)

  expect([replaced, renamed, moved, cancelled, billed].map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 200,
  ])
  expect(billed.headers.get('etag')).toBe('"6"')
  expect(stale.status).toBe(412)
  expect(stale.body.code).toBe('booking_change.changed_meanwhile')
  expect((await calls.read(id)).body).toMatchObject({
    version: 6,
    company: 'Adler KG',
    billing: { city: 'Köln', vatId: 'DE123456789', street: '' },
    seats: [
      { firstName: 'Sina', status: 'confirmed' },
      { firstName: 'Pia', email: 'pia@example.com', status: 'confirmed' },
      { firstName: 'Uwe', dateId: april.id, date: 'Dienstag, 13. April 2027' },
      { firstName: 'Eva', status: 'cancelled', can: { replace: false, cancel: 'over' } },
    ],
    history: [
      { kind: 'billing_changed', actor: 'booker' },
      { kind: 'seat_cancelled' },
      { kind: 'seat_moved' },
      { kind: 'contact_corrected' },
      { kind: 'attendee_replaced', before: { firstName: 'Jörg' }, after: { firstName: 'Pia' } },
    ],
  })
})

test('after the free time cancelling the booking is a request, which the booker can withdraw', async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS))
  const { read, write } = await bookerCalls(product)
  product.clock.set('2027-01-02T09:00:00Z')

  const asked = await write(id, 'POST', '/cancel', { reason: 'Wir sind krank.' })
  const { requests } = asked.body
  const withdrawn = await write(id, 'POST', `/requests/${requests[0]?.id}/withdraw`, {})

  expect(requests).toMatchObject([{ state: 'open', reason: 'Wir sind krank.', attendeeId: null }])
  expect(withdrawn.body.requests).toMatchObject([{ state: 'withdrawn' }])
  expect((await read(id)).body).toMatchObject({ status: 'pending', cancel: 'request' })
})

test('a new contact address is confirmed from there: then earlier links open nothing, and the old address is told', async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  const { addressOf, newContactAddressOf, read, write } = await bookerCalls(product)
  const before = await addressOf(id)

  const asked = await write(id, 'PATCH', '', { contactEmail: 'neu@example.com' })
  const stillOpen = await product.get(before)
  const confirm = await newContactAddressOf(id)
  const confirmed = await product.send<BookingView>('POST', confirm, {})
  const again = await product.send<Problem>('POST', confirm, {})

  expect(asked.body).toMatchObject({
    contactEmail: BOOKER.email,
    newContactEmail: 'neu@example.com',
  })
  expect([stillOpen.status, confirmed.status, again.status]).toEqual([200, 200, 404])
  expect(confirmed.body).toMatchObject({ contactEmail: 'neu@example.com', newContactEmail: null })
  expect((await product.get<Problem>(before)).body.code).toBe('booking_link.unknown')
  expect((await read(id)).status).toBe(200)
  expect((await readMails(product, 'contact.confirm')).map((mail) => mail.recipient)).toEqual([
    'neu@example.com',
  ])
  for (const template of ['contact.requested', 'contact.changed'] as const)
    expect((await readMails(product, template)).map((mail) => mail.recipient)).toEqual([
      BOOKER.email,
    ])
})

test('the calendar files of a booking have the entries of the mails: one for each date, and one for each seat', async () => {
  const product = await lendTestProduct()
  const { setStatus } = await cancellationCalls(product)
  const { id } = await bookSeats(
    product,
    colleaguesSeat(CLOCKS),
    ownSeat(CLOCKS),
    colleaguesSeat(KITES, 'Uwe'),
    colleaguesSeat(BREAD, 'Eva'),
  )
  const { addressOf, seatsOf, write } = await bookerCalls(product)
  const seats = (await seatsOf(id)).map((seat) => seat.id)
  const file = async (path: string) => {
    const answer = await product.request(`${await addressOf(id)}${path}`)
    return { type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const pending = readCalendarFile((await file(`/attendees/${seats[1]}/calendar.ics`)).text)
  await setStatus(id, 'confirmed')
  await write(id, 'POST', `/attendees/${seats[3]}/cancel`, {})

  const all = await file('/calendar.ics')
  const own = readCalendarFile((await file(`/attendees/${seats[1]}/calendar.ics`)).text)
  const cancelled = await file(`/attendees/${seats[3]}/calendar.ics`)

  const [mail] = await readMails(product, 'registration.confirmed.booker')
  expect(own).toMatchObject({
    method: 'PUBLISH',
    sequence: mail?.data.ownSeats[0]?.sequence,
    start: '2027-01-07T09:00:00.000Z',
  })
  expect(own.uid).toMatch(new RegExp(`^seat-${seats[1]}@`))
  expect([own.uid, own.properties.includes('attendee')]).toEqual([pending.uid, false])
  expect(all.type).toContain('text/calendar')
  const uids = [...all.text.matchAll(/UID:seat-([^@]+)@/g)].map(([, uid]) => uid)
  expect(uids).toEqual([seats[1], seats[2]])
  const unfolded = all.text.replaceAll(/\r\n[ \t]/g, '')
  expect(unfolded).toContain('SUMMARY:Uhren & Zeit (Jörg Weiß und Sina Adler) |')
  expect(unfolded).toContain('Plätze von Jörg Weiß und Sina Adler')
  expect(own.summary).toContain('(Sina Adler)')
  expect(JSON.parse(cancelled.text)).toMatchObject({ code: 'booking_link.no_session' })
})

test('reading by a right link stores nothing, not even a count', async () => {
  const product = await lendTestProduct()
  const { id } = await bookSeats(product, ownSeat(CLOCKS), colleaguesSeat(KITES))
  const { addressOf, seatAddressOf, seatsOf } = await bookerCalls(product)
  const [seat] = await seatsOf(id)
  const booking = await addressOf(id)
  const stored = async () => {
    const { rows } = await product.pool.query(
      `select (select json_agg(r) from registrations r) as registrations,
         (select json_agg(a) from attendees a) as attendees,
         (select count(*) from rate_limits where key like 'wrong-link%') as counts`,
    )
    return rows
  }
  const before = await stored()

  for (const path of ['', '/calendar.ics', `/attendees/${seat?.id}/calendar.ics`])
    expect((await product.request(`${booking}${path}`)).status).toBe(200)
  for (const path of ['', '/calendar.ics'])
    expect((await product.request(`${await seatAddressOf(id, 2)}${path}`)).status).toBe(200)

  expect(await stored()).toEqual(before)
})
