import { expect } from 'vitest'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { aPerson } from './bookings.ts'
import { comingDates, confirm, newSeat, setReverseCharge } from './office-bookings.ts'
import {
  type BookingFact,
  isFree,
  keptByRule,
  liveSeats,
  type SeatFact,
  shareOf,
  sum,
  totalOf,
} from './office-facts.ts'
import { type Office, type PackageId, priceOn, SEATS } from './office-year.ts'

/** Changes bookings in so many of the ways that office and bookers have. */
export async function changeBookings(office: Office, times: number): Promise<void> {
  const { facts, pick, now } = office
  // Of ten acts chosen at random, about four are possible.
  for (let tries = 10 * times, done = 0; tries > 0 && done < times; tries -= 1) {
    const booking = pick(facts.bookings.slice(-25))
    if (!booking) return
    const live = liveSeats(booking)
    const coming = live.filter(({ date }) => date.startsAt > now())
    const act = pick(ACTS) as (typeof ACTS)[number]
    if (await act(office, { booking, live, coming })) done += 1
  }
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
  if (!seat) return false
  const most = keptByRule(booking, seat, now())
  const kept = chance(40) ? between(0, most) : most
  const body = kept < most ? { keptCents: kept } : {}
  await store('POST', `/api/admin/attendees/${seat.id}/cancel`, body)
  cancelled(booking, [seat], () => kept)
  return true
}

async function cancelAsBooker(office: Office, { booking, coming }: Target) {
  const { bookers, facts, pick, requests, now } = office
  const seat = pick(coming)
  if (!seat || isAsked(office, booking)) return false
  const path = `/attendees/${seat.id}/cancel`
  const { status } = await bookers.write(booking.id, 'POST', path, { reason: 'Krank' })
  expect(status).toBe(200)
  if (isFree(seat, now())) {
    cancelled(booking, [seat], () => 0)
    return true
  }
  const request = (await requests()).find(({ registrationId }) => registrationId === booking.id)
  facts.requests.set(String(request?.id), { booking, seat, at: now() })
  return true
}

function isAsked({ facts }: Office, booking: BookingFact): boolean {
  return [...facts.requests.values()].some((request) => request.booking === booking)
}

async function cancelAllAsBooker(office: Office, { booking, coming }: Target) {
  const { bookers, facts, chance, requests, now } = office
  if (coming.length === 0 || isAsked(office, booking) || !chance(50)) return false
  const { status } = await bookers.write(booking.id, 'POST', '/cancel', { reason: '' })
  expect(status).toBe(200)
  if (coming.every((seat) => isFree(seat, now()))) {
    cancelled(booking, coming, () => 0)
    return true
  }
  const request = (await requests()).find(({ registrationId }) => registrationId === booking.id)
  facts.requests.set(String(request?.id), { booking, seat: null, at: now() })
  return true
}

/** Answers so many of a hundred requests of bookers that are still open. */
export async function answerRequests(office: Office, percent: number): Promise<void> {
  const { facts, requests, chance } = office
  const open = (await requests()).map(({ id }) => id)
  for (const id of facts.requests.keys()) if (!open.includes(id)) facts.requests.delete(id)
  for (const id of open) if (chance(percent)) await answerRequest(office, id)
}

async function answerRequest(office: Office, id: string): Promise<void> {
  const { facts, answer, chance, between, now } = office
  const asked = facts.requests.get(id)
  if (!asked) throw new Error('Nobody asked for that')
  facts.requests.delete(id)
  const { booking, seat, at } = asked
  const live = liveSeats(booking)
  const seats = seat
    ? live.filter((one) => one === seat)
    : live.filter(({ date }) => date.startsAt > now())
  const isGranted = seats.length > 0 && chance(70)
  const most = sum(seats.map((one) => keptByRule(booking, one, at)))
  const kept = seat && chance(40) ? between(0, most) : most
  const { status, body } = await answer(id, {
    decision: isGranted ? 'granted' : 'refused',
    ...(isGranted && kept < most && { keptCents: kept }),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  if (isGranted) cancelled(booking, seats, (one) => (seat ? kept : keptByRule(booking, one, at)))
}

async function cancelByStatus({ store, chance, between, now }: Office, { booking, live }: Target) {
  if (live.length === 0 || !chance(50)) return false
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
  return true
}

/** A cancellation or a confirmation by mistake. */
async function takeBack(office: Office, { booking }: Target) {
  const { store, chance } = office
  const seats = booking.seats.filter(({ isCancelled }) => !isCancelled)
  const isPossible = seats.length > 0 && seats.every(({ date }) => !date.isCancelled)
  if (booking.status !== 'confirmed') {
    if (isPossible) await confirm(office, booking)
    return isPossible
  }
  if (!chance(30)) return false
  const status = 'pending' as const
  await store('PATCH', `/api/admin/registrations/${booking.id}/status`, { status })
  Object.assign(booking, { status, wasConfirmed: false, confirmedAt: null })
  return true
}

async function restoreSeat({ store, pick, now }: Office, { booking }: Target) {
  const isWhole = booking.status === 'cancelled' && booking.seats.some((one) => !one.isCancelled)
  const seat = pick(
    booking.seats.filter(
      ({ isCancelled, isOrdered, date }) =>
        isCancelled && isOrdered && !date.isCancelled && date.startsAt > now(),
    ),
  )
  if (!seat || isWhole) return false
  await store('POST', `/api/admin/attendees/${seat.id}/restore`, {})
  Object.assign(seat, { isCancelled: false, notOwed: 0 })
  if (booking.status === 'cancelled') booking.status = 'pending'
  return true
}

async function changeOrder(office: Office, { booking, live }: Target) {
  const { pick, chance, between, today, details } = office
  if (live.length === 0) return false
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
  return true
}

async function moveSeat(office: Office, { coming }: Target) {
  const seat = office.pick(coming)
  const dates = comingDates(office).filter(
    (date) => date !== seat?.date && date.trainingId === seat?.date.trainingId,
  )
  const date = office.pick(dates)
  if (!seat || !date) return false
  await office.store('PATCH', `/api/admin/attendees/${seat.id}`, { dateId: date.id })
  seat.date = date
  return true
}

async function replacePerson({ store, pick, between }: Office, { coming }: Target) {
  const seat = pick(coming)
  if (!seat) return false
  const { firstName, lastName, email } = aPerson(`Ersatz${between(1, 1e9)} Grün`)
  await store('PATCH', `/api/admin/attendees/${seat.id}`, { firstName, lastName, email })
  return true
}

async function reduce({ product, session, between }: Office, { booking }: Target) {
  const most = totalOf(booking)
  if (most === 0) return false
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
  return true
}

async function removeReduction({ store, pick }: Office, { booking }: Target) {
  const reduction = pick(booking.reductions)
  if (!reduction) return false
  const path = `/api/admin/registrations/${booking.id}/reductions/${reduction.id}`
  await store('DELETE', path, {})
  booking.reductions = booking.reductions.filter((one) => one !== reduction)
  return true
}

async function toggleReverseCharge(office: Office, { booking }: Target) {
  if (!booking.company.isAbroad || !booking.hasAddress) return false
  await setReverseCharge(office, booking, !booking.isReverseCharge)
  return true
}

/** The firm cancels a date: whoever had a seat on it owes nothing for it. */
async function cancelDate(office: Office) {
  const { facts, pick, chance, cancel } = office
  const date = pick(comingDates(office))
  if (!date || !chance(35)) return false
  const { status, body } = await cancel(date.id)
  expect(status, JSON.stringify(body)).toBe(200)
  date.isCancelled = true
  for (const booking of facts.bookings)
    cancelled(
      booking,
      liveSeats(booking).filter((seat) => seat.date === date),
      () => 0,
    )
  return true
}
