import { formatMoney, parseMoney } from '#platform/basics/domain/money.ts'
import type { PricesOfDay } from '#shop/prices/domain/price-phase.ts'
import type { findPricedPackage } from '#shop/prices/server/packages.service.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { bookedPrice, type StoredPrice } from '../domain/booked-price.ts'
import type { Booking, StoredReceipt } from '../domain/booking.ts'
import { registrationErrors } from './registrations.errors.ts'
import type { NewRegistration } from './registrations.repository.ts'

/**
 * The package and its prices.
 *
 * @throws ProblemError 422 registration.unknown_package, .wrong_number_of_attendees; 409 .price_changed
 */
export function priceOf(booking: Booking, priced: ReturnType<typeof findPricedPackage>) {
  if (!priced) throw registrationErrors.unknownPackage()
  const { pkg, prices } = priced
  if (booking.attendees.length !== pkg.trainingsCount) {
    throw registrationErrors.wrongNumberOfAttendees(pkg.trainingsCount)
  }
  const expectedCents = booking.expectedPrice
    ? parseMoney(booking.expectedPrice)
    : prices.currentCents
  if (expectedCents !== prices.currentCents) {
    throw registrationErrors.priceChanged(expectedCents, prices.currentCents)
  }
  return priced
}

/**
 * The price that is stored: that of the day, or one that staff agreed on, with its reason.
 *
 * @throws ProblemError 422 registration.price_reason_missing
 */
export function agreedPrice(
  { currentCents, priceType }: PricesOfDay,
  office?: { price: string | undefined; priceReason: string },
): StoredPrice {
  const dayPrice = { price: formatMoney(currentCents), priceType, priceReason: '' }
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
