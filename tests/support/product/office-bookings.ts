import { expect } from 'vitest'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { BookingReceipt } from '#shop/booking/domain/booking.ts'
import { aBookingBy, anAttendee, aPerson } from './bookings.ts'
import type { BookingFact, Company, DateFact, SeatFact } from './office-facts.ts'
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
export function comingDates({ facts, now }: Office): DateFact[] {
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
    ...{ vat: office.firm.vat, isReverseCharge: false },
  }
  facts.bookings.push(booking)
  if (company.isAbroad && hasAddress) await setReverseCharge(office, booking, true)
  if (chance(85)) await confirm(office, booking)
}

export function billingOf({ name, mailbox, billing }: Company) {
  return { recipient: name, ...billing, ...(mailbox && { invoiceEmail: mailbox }) }
}

export function newSeat(id: string, date: DateFact): SeatFact {
  return { id, date, isOrdered: true, isCancelled: false, notOwed: 0 }
}

export async function confirm({ setStatus, now }: Office, booking: BookingFact): Promise<void> {
  expect((await setStatus(booking.id, 'confirmed')).status).toBe(200)
  for (const seat of booking.seats) if (!seat.isCancelled) seat.notOwed = 0
  Object.assign(booking, { status: 'confirmed', wasConfirmed: true, confirmedAt: now() })
}

export async function setReverseCharge({ store }: Office, booking: BookingFact, is: boolean) {
  const reverseChargeNote = is ? 'Beim Bundeszentralamt bestätigt' : ''
  await store('PATCH', `/api/admin/registrations/${booking.id}`, { reverseChargeNote })
  booking.isReverseCharge = is
}

/** Confirms the bookings that nobody has decided about. */
export async function decidePending(office: Office): Promise<void> {
  for (const booking of office.facts.bookings.filter(({ status }) => status === 'pending'))
    await confirm(office, booking)
}
