import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import {
  type Discount,
  discountCents,
  type Reduction,
} from '#shop/discount-codes/domain/discount.ts'
import type { PricesOfDay } from '#shop/prices/domain/price-phase.ts'
import type { findPricedPackage } from '#shop/prices/server/packages.service.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { bookedPrice, type StoredPrice } from '../domain/booked-price.ts'
import type { Booking, StoredReceipt } from '../domain/booking.ts'
import { registrationErrors } from './registrations.errors.ts'
import type { NewRegistration } from './registrations.repository.ts'

/**
 * The package, its prices, and what a code takes off them in cents. The booker saw the price less that.
 *
 * @throws ProblemError 422 registration.unknown_package, .wrong_number_of_attendees; 409 .price_changed
 */
export function priceOf(
  booking: Booking,
  priced: ReturnType<typeof findPricedPackage>,
  discount?: Discount,
) {
  if (!priced) throw registrationErrors.unknownPackage()
  const { pkg, prices } = priced
  if (booking.attendees.length !== pkg.trainingsCount) {
    throw registrationErrors.wrongNumberOfAttendees(pkg.trainingsCount)
  }
  const reductionCents = discount ? discountCents(discount, prices.currentCents) : 0
  const dueCents = prices.currentCents - reductionCents
  const expectedCents = booking.expectedPrice ? parseMoney(booking.expectedPrice) : dueCents
  if (expectedCents !== dueCents) throw registrationErrors.priceChanged(expectedCents, dueCents)
  return { ...priced, reduction: { code: discount?.code ?? '', cents: reductionCents } }
}

/**
 * The price that is stored: that of the day less what a code took off, or one that staff agreed on, with its reason.
 *
 * @throws ProblemError 422 registration.price_reason_missing
 */
export function agreedPrice(
  { currentCents, priceType }: PricesOfDay,
  { code, cents }: Reduction,
  office?: { price: string | undefined; priceReason: string },
): StoredPrice {
  const dayPrice = {
    price: formatMoney(currentCents - cents),
    priceType,
    priceReason: '',
    discountCode: code,
    discountCents: cents,
  }
  if (office?.price === undefined || parseMoney(office.price) === currentCents) return dayPrice
  if (office.priceReason === '') throw registrationErrors.priceReasonMissing(currentCents)
  return { ...dayPrice, price: office.price, priceReason: office.priceReason }
}

export function receiptOf(
  registration: NewRegistration,
  status: RegistrationStatus,
): StoredReceipt {
  const { id, reference, packageId, createdAt } = registration
  return {
    id,
    reference,
    status,
    packageId,
    ...bookedPrice(registration),
    createdAt: createdAt.toISOString(),
  }
}
