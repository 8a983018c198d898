import { storedEmail } from '#platform/basics/domain/email-address.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { BILLING_FIELD_NAMES, type BillingTexts, billingOfTexts } from '../domain/billing.ts'
import type { Booking } from '../domain/booking.ts'
import type { Draft } from './booking-draft.ts'
import type { OfferedDate } from './offered-dates.ts'
import type { ReducedPackage } from './reduced-packages.ts'
import { personOf, slotCount } from './slot-values.ts'

type PricedPackage = Pick<
  ReducedPackage,
  'id' | 'trainingsCount' | 'currentPrice' | 'basePrice' | 'reduction'
>

/** The request for a complete draft, with the price that the visitor saw, and the code that reduced it. */
export function bookingRequest(
  { contact, slots }: Draft,
  pkg: PricedPackage,
  dates: readonly Pick<OfferedDate, 'id' | 'trainingId'>[],
): Booking {
  return {
    contactName: `${contact.firstName.trim()} ${contact.lastName.trim()}`,
    contactEmail: storedEmail(contact.email),
    ...byField((name) => contact[name].trim()),
    packageId: pkg.id,
    ...billingOf(contact),
    attendees: slots.slice(0, slotCount(pkg)).map((slot) => {
      const person = personOf(slot, contact)
      return {
        trainingId: dates.find(({ id }) => id === slot.dateId)?.trainingId ?? '',
        dateId: slot.dateId,
        attendeeType: slot.attendeeType,
        firstName: person.firstName.trim(),
        lastName: person.lastName.trim(),
        email: storedEmail(person.email),
        company: person.company.trim(),
      }
    }),
    status: 'pending',
    ...(pkg.reduction && { discountCode: pkg.reduction.code }),
    expectedPrice: pkg.currentPrice || pkg.basePrice,
  }
}

/** What is given of where the invoice goes; nothing where nothing is. */
export function billingOf(typed: BillingTexts): Pick<Booking, 'billing'> {
  const given = BILLING_FIELD_NAMES.filter((name) => typed[name].trim() !== '')
  if (given.length === 0) return {}
  const texts = Object.fromEntries(given.map((name) => [name, typed[name].trim()]))
  return { billing: billingOfTexts(texts) }
}
