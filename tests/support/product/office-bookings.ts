import { expect } from 'vitest'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { aBookingBy, anAttendee, aPerson } from './bookings.ts'
import {
  type BookingFact,
  type Company,
  type DateFact,
  isFree,
  keptByRule,
  liveSeats,
  type SeatFact,
  shareOf,
  sum,
  totalOf,
} from './office-facts.ts'
import {
  AMOUNT_CODE,
  type Office,
  type PackageId,
  PERCENT_CODE,
  priceOn,
  SEATS,
} from './office-year.ts'

const DAY_MS = 86_400_000

/** Dates that begin within ten weeks. */
function comingDates({ facts, now }: Office): DateFact[] {
  return facts.dates.filter(({ startsAt, isCancelled }) => {
    const days = (startsAt.getTime() - now().getTime()) / DAY_MS
    return !isCancelled && days > 1 && days < 70
  })
}

/** What a code takes off, by the number of its percent or cents. */
function chooseCode({ chance }: Office, packageId: PackageId, price: number) {
  if (!chance(30)) return { code: undefined, cents: 0 }
  if (packageId === AMOUNT_CODE.packageId)
    return { code: AMOUNT_CODE.code, cents: AMOUNT_CODE.value }
  return { code: PERCENT_CODE.code, cents: Math.round((price * PERCENT_CODE.value) / 100) }
}

/** Books in the shop, as a visitor does; most bookings are confirmed at once. */
export async function book(office: Office): Promise<void> {
  const { product, facts, pick, chance, details, today } = office
  const company = pick(office.companies) as Company
  const packageId = pick(['single', 'double', 'double', 'complete']) as PackageId
  const number = facts.bookings.length
  const booker = aPerson(`Pia${number} Lang`, { company: company.name })
  const dates = Array.from(
    { length: SEATS[packageId] },
    () => pick(comingDates(office)) as DateFact,
  )
  const { code, cents } = chooseCode(office, packageId, priceOn(today(), packageId))
  const price = priceOn(today(), packageId) - cents
  const hasAddress = chance(80)
  const answer = await product.send<BookingReceipt>(
    'POST',
    '/api/registrations',
    aBookingBy(booker, {
      packageId,
      attendees: dates.map(({ id, trainingId }, slot) =>
        anAttendee({
          ...aPerson(`Gast${number}x${slot} Weiß`),
          ...{ trainingId, dateId: id, attendeeType: 'other' },
        }),
      ),
      ...(hasAddress && { billing: billingOf(company) }),
      ...(code && { discountCode: code }),
      expectedPrice: formatMoney(price),
    }),
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { id, reference } = answer.body
  const { seats } = await details(id)
  const booking: BookingFact = {
    ...{ id, reference, company, price, hasAddress, email: booker.email, createdOn: today() },
    seats: seats.map((seat, index) => newSeat(seat.id, dates[index] as DateFact)),
    ...{ reductions: [], status: 'pending', wasConfirmed: false, confirmedAt: null },
    isReverseCharge: false,
  }
  facts.bookings.push(booking)
  if (company.isAbroad && hasAddress) await setReverseCharge(office, booking, true)
  if (chance(85)) await confirm(office, booking)
}

export function billingOf({ name, mailbox, billing }: Company) {
  return { recipient: name, ...billing, ...(mailbox && { invoiceEmail: mailbox }) }
}

function newSeat(id: string, date: DateFact): SeatFact {
  return { id, date, isOrdered: true, isCancelled: false, notOwed: 0 }
}

export async function confirm({ setStatus, now }: Office, booking: BookingFact): Promise<void> {
  expect((await setStatus(booking.id, 'confirmed')).status).toBe(200)
  for (const seat of booking.seats) if (!seat.isCancelled) seat.notOwed = 0
  Object.assign(booking, { status: 'confirmed', wasConfirmed: true, confirmedAt: now() })
}

async function setReverseCharge({ store }: Office, booking: BookingFact, is: boolean) {
  const reverseChargeNote = is ? 'Beim Bundeszentralamt bestätigt' : ''
  await store('PATCH', `/api/admin/registrations/${booking.id}`, { reverseChargeNote })
  booking.isReverseCharge = is
}

/** Changes a booking in one of the ways that office and bookers have. */
export async function changeSomething(office: Office): Promise<void> {
  const { facts, pick } = office
  const recent = facts.bookings.slice(-25)
  const booking = pick(recent)
  if (!booking) return
  const live = liveSeats(booking)
  const coming = live.filter(({ date }) => date.startsAt > office.now())
  const act = pick(ACTS) as (typeof ACTS)[number]
  await act(office, { booking, live, coming })
}

interface Target {
  booking: BookingFact
  live: SeatFact[]
  /** Of them, those whose session has not begun. */
  coming: SeatFact[]
}

const ACTS = [
  cancelSeat,
  cancelSeat,
  cancelAsBooker,
  cancelAsBooker,
  cancelAllAsBooker,
  cancelByStatus,
  takeBack,
  takeBack,
  restoreSeat,
  changeOrder,
  changeOrder,
  moveSeat,
  replacePerson,
  reduce,
  reduce,
  removeReduction,
  toggleReverseCharge,
  cancelDate,
]

/** Cancels the seats; where staff keep less than the rules say, that in sum. */
function cancelled(
  booking: BookingFact,
  seats: readonly SeatFact[],
  keeps: (seat: SeatFact) => number,
) {
  for (const seat of seats) {
    seat.notOwed = shareOf(booking, seat) - keeps(seat)
    seat.isCancelled = true
  }
  if (booking.seats.every(({ isCancelled }) => isCancelled)) booking.status = 'cancelled'
}

async function cancelSeat(office: Office, { booking, live }: Target) {
  const { store, pick, chance, between, now } = office
  const seat = pick(live)
  if (!seat) return
  const most = keptByRule(booking, seat, now())
  const kept = chance(40) ? between(0, most) : most
  const body = kept < most ? { keptCents: kept } : {}
  await store('POST', `/api/admin/attendees/${seat.id}/cancel`, body)
  cancelled(booking, [seat], () => kept)
}

async function cancelAsBooker(office: Office, { booking, coming }: Target) {
  const { bookers, facts, pick, requests, now } = office
  const seat = pick(coming)
  if (!seat || isAsked(office, booking)) return
  const path = `/attendees/${seat.id}/cancel`
  const { status } = await bookers.write(booking.id, 'POST', path, { reason: 'Krank' })
  expect(status).toBe(200)
  if (isFree(seat, now())) return cancelled(booking, [seat], () => 0)
  const request = (await requests()).find(({ registrationId }) => registrationId === booking.id)
  facts.requests.set(String(request?.id), { booking, seat, at: now() })
}

function isAsked({ facts }: Office, booking: BookingFact): boolean {
  return [...facts.requests.values()].some((request) => request.booking === booking)
}

async function cancelAllAsBooker(office: Office, { booking, coming }: Target) {
  const { bookers, facts, chance, requests, now } = office
  if (coming.length === 0 || isAsked(office, booking) || !chance(50)) return
  const { status } = await bookers.write(booking.id, 'POST', '/cancel', { reason: '' })
  expect(status).toBe(200)
  if (coming.every((seat) => isFree(seat, now()))) return cancelled(booking, coming, () => 0)
  const request = (await requests()).find(({ registrationId }) => registrationId === booking.id)
  facts.requests.set(String(request?.id), { booking, seat: null, at: now() })
}

/** Answers the requests of bookers that are still open. */
export async function answerRequests(office: Office): Promise<void> {
  const { facts, requests, answer, chance, between, now } = office
  for (const { id } of await requests()) {
    const asked = facts.requests.get(id)
    if (!asked) throw new Error('Nobody asked for that')
    const { booking, seat, at } = asked
    const live = liveSeats(booking)
    const seats = seat ? [seat] : live.filter(({ date }) => date.startsAt > now())
    const isGranted = seats.length > 0 && chance(70)
    const most = sum(seats.map((one) => keptByRule(booking, one, at)))
    const kept = seat && chance(40) ? between(0, most) : most
    const { status, body } = await answer(id, {
      decision: isGranted ? 'granted' : 'refused',
      ...(isGranted && kept < most && { keptCents: kept }),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    if (!isGranted) continue
    cancelled(booking, seats, (one) => (seat ? kept : keptByRule(booking, one, at)))
  }
  facts.requests.clear()
}

async function cancelByStatus({ store, chance, between, now }: Office, { booking, live }: Target) {
  if (live.length === 0 || !chance(50)) return
  const kept = live.map((seat) => keptByRule(booking, seat, now()))
  const less = chance(40) ? between(0, sum(kept)) : sum(kept)
  await store('PATCH', `/api/admin/registrations/${booking.id}/status`, {
    status: 'cancelled',
    ...(less < sum(kept) && { keptCents: less }),
  })
  for (const [index, seat] of live.entries())
    seat.notOwed = shareOf(booking, seat) - (kept[index] ?? 0)
  const [first] = live
  if (first) first.notOwed += sum(kept) - less
  booking.status = 'cancelled'
}

/** A cancellation or a confirmation by mistake. */
async function takeBack(office: Office, { booking }: Target) {
  const { store, chance } = office
  const seats = booking.seats.filter(({ isCancelled }) => !isCancelled)
  const isPossible = seats.length > 0 && seats.every(({ date }) => !date.isCancelled)
  if (booking.status !== 'confirmed') return isPossible ? confirm(office, booking) : undefined
  if (!chance(30)) return
  const status = 'pending' as const
  await store('PATCH', `/api/admin/registrations/${booking.id}/status`, { status })
  Object.assign(booking, { status, wasConfirmed: false, confirmedAt: null })
}

async function restoreSeat({ store, pick, now }: Office, { booking }: Target) {
  const isWhole = booking.status === 'cancelled' && booking.seats.some((one) => !one.isCancelled)
  const seat = pick(
    booking.seats.filter(
      ({ isCancelled, isOrdered, date }) =>
        isCancelled && isOrdered && !date.isCancelled && date.startsAt > now(),
    ),
  )
  if (!seat || isWhole) return
  await store('POST', `/api/admin/attendees/${seat.id}/restore`, {})
  Object.assign(seat, { isCancelled: false, notOwed: 0 })
  if (booking.status === 'cancelled') booking.status = 'pending'
}

async function changeOrder(office: Office, { booking, live }: Target) {
  const { pick, chance, between, today, details } = office
  if (live.length === 0) return
  const packageId = pick(Object.keys(SEATS)) as PackageId
  const ownPrice = chance(50) ? between(5_000, 60_000) : undefined
  const price = ownPrice ?? priceOn(today(), packageId)
  const dropped = live.filter(() => chance(30)).slice(1)
  const date = chance(40) ? pick(comingDates(office)) : undefined
  const added = date ? [{ ...aPerson(`Neu${between(1, 1e9)} Blau`), dateId: date.id }] : []
  const { status, body } = await office.changeOrder(booking.id, {
    ...{ packageId, price: formatMoney(price), added, dropped: dropped.map(({ id }) => id) },
    ...(ownPrice !== undefined && { priceReason: 'So vereinbart' }),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  booking.price = price
  for (const seat of dropped) seat.isCancelled = true
  for (const seat of booking.seats)
    if (seat.isCancelled) Object.assign(seat, { isOrdered: false, notOwed: 0 })
  const seats = (await details(booking.id)).seats
  if (date) booking.seats.push(newSeat(seats.at(-1)?.id ?? '', date))
}

async function moveSeat(office: Office, { coming }: Target) {
  const seat = office.pick(coming)
  const dates = comingDates(office).filter(
    (date) => date !== seat?.date && date.trainingId === seat?.date.trainingId,
  )
  const date = office.pick(dates)
  if (!seat || !date) return
  await office.store('PATCH', `/api/admin/attendees/${seat.id}`, { dateId: date.id })
  seat.date = date
}

async function replacePerson({ store, pick, between }: Office, { coming }: Target) {
  const seat = pick(coming)
  if (!seat) return
  const { firstName, lastName, email } = aPerson(`Ersatz${between(1, 1e9)} Grün`)
  await store('PATCH', `/api/admin/attendees/${seat.id}`, { firstName, lastName, email })
}

async function reduce({ product, session, between }: Office, { booking }: Target) {
  const most = totalOf(booking)
  if (most === 0) return
  const cents = between(1, Math.min(most, 9_000))
  const answer = await product.send<{ reductions: { id: string; cents: number }[] }>(
    'POST',
    `/api/admin/registrations/${booking.id}/reductions`,
    { cents, reason: 'Kulanz' },
    session,
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const known = new Set(booking.reductions.map(({ id }) => id))
  const added = answer.body.reductions.find(({ id }) => !known.has(id))
  booking.reductions.push({ id: added?.id ?? '', cents })
}

async function removeReduction({ store, pick }: Office, { booking }: Target) {
  const reduction = pick(booking.reductions)
  if (!reduction) return
  const path = `/api/admin/registrations/${booking.id}/reductions/${reduction.id}`
  await store('DELETE', path, {})
  booking.reductions = booking.reductions.filter((one) => one !== reduction)
}

async function toggleReverseCharge(office: Office, { booking }: Target) {
  if (booking.company.isAbroad && booking.hasAddress)
    await setReverseCharge(office, booking, !booking.isReverseCharge)
}

/** The firm cancels a date: whoever had a seat on it owes nothing for it. */
async function cancelDate(office: Office) {
  const { facts, pick, chance, cancel } = office
  const date = pick(comingDates(office))
  if (!date || !chance(35)) return
  const { status, body } = await cancel(date.id)
  expect(status, JSON.stringify(body)).toBe(200)
  date.isCancelled = true
  for (const booking of facts.bookings)
    cancelled(
      booking,
      liveSeats(booking).filter((seat) => seat.date === date),
      () => 0,
    )
}

/** Bookings that nobody has decided about are confirmed, or cancelled where the office cannot. */
export async function decidePending(office: Office): Promise<void> {
  for (const booking of office.facts.bookings.filter(({ status }) => status === 'pending'))
    await confirm(office, booking)
}
