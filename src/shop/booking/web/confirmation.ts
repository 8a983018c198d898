import type { NotificationContent } from '#platform/design/web/notifications.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { Reduction } from '#shop/discount-codes/domain/discount.ts'
import { netPrice } from '#shop/prices/domain/net-price.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { bookingPageAddress } from '#site/pages/web/booking-link-address.ts'
import type { Booking, BookingReceipt } from '../domain/booking.ts'

/** Key of the tab's last booking in session storage. */
export const CONFIRMATION_KEY = 'booking-confirmation'

/** A booked training on one of its dates, and its attendees. */
export interface BookedTraining {
  /** The training's id. */
  id: string
  dateId: string
  title: string
  date: string
  time: string
  /** True when its start is known, so that there is a calendar file. */
  inCalendar: boolean
  /** Names, one per seat. */
  attendees: string[]
}

/** Data of the confirmation that a visitor sees after a booking. */
export interface Confirmation {
  reference: string
  /** Recipient of the mail about it. */
  email: string
  /** True when staff have to send that mail. */
  isMailHeld: boolean
  trainings: BookedTraining[]
  packageName: string
  price: SplitPrice
  /** What a code took off; the price is what is left. Absent without one. */
  discount?: Reduction | undefined
  rules: PromisedRules
  /** The address of the booking's page, which it opens for a day. */
  address: string
  /** When it was booked (ms since 1970). */
  bookedAt: number
}

/** Within how many working days it is answered, and how many days there are to pay. */
export type PromisedRules = Pick<BookingRules, 'answerWithinDays' | 'paymentDays'>

/** Amounts as the database writes them, "119.00", and VAT in percent; 0 for none. */
export interface SplitPrice {
  gross: string
  net: string
  vat: string
  rate: number
}

/** A date as the confirmation shows it. */
interface ShownDate {
  id: string
  trainingId: string
  title: string
  date: string
  time: string
  startsAt: string | null
}

interface Shown {
  dates: readonly ShownDate[]
  packages: readonly Pick<Package, 'id' | 'name'>[]
  rules: PromisedRules
  /** In percent; 0 for none. */
  vatRate: number
  /** In ms since 1970. */
  now: number
}

/** The booking grouped by date, in the given order. Unknown dates are left out. */
export function confirmationOf(
  receipt: Pick<
    BookingReceipt,
    'reference' | 'isMailHeld' | 'packageId' | 'price' | 'discount' | 'token'
  >,
  { contactEmail, attendees }: Pick<Booking, 'contactEmail' | 'attendees'>,
  { dates, packages, rules, vatRate, now }: Shown,
): Confirmation {
  const { reference, isMailHeld, packageId, price, discount } = receipt
  return {
    reference,
    email: contactEmail,
    isMailHeld,
    packageName: packages.find(({ id }) => id === packageId)?.name ?? '',
    price: { gross: price, ...netPrice(price, vatRate), rate: vatRate },
    ...(discount && { discount }),
    rules: { answerWithinDays: rules.answerWithinDays, paymentDays: rules.paymentDays },
    address: bookingPageAddress(receipt),
    bookedAt: now,
    trainings: dates.flatMap(({ id, trainingId, title, date, time, startsAt }) => {
      const names = attendees
        .filter(({ dateId }) => dateId === id)
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
      if (names.length === 0) return []
      const inCalendar = startsAt !== null
      return [{ id: trainingId, dateId: id, title, date, time, inCalendar, attendees: names }]
    }),
  }
}

/** The notification of a new booking (specification, section 8). */
export function bookingNotification({
  isMailHeld,
}: Pick<Confirmation, 'isMailHeld'>): NotificationContent {
  const mail = isMailHeld
    ? 'Eine E-Mail dazu kommt vorerst nicht, bitte notiere dir die Buchungsnummer.'
    : 'Du erhältst in Kürze eine Bestätigung per E-Mail.'
  return {
    title: 'Anmeldung erfolgreich!',
    description: `Deine Anmeldung wurde erfolgreich übermittelt. ${mail}`,
  }
}
