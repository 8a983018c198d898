import type { Transaction } from '#platform/database/server/database.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { BillingDetails } from '../domain/billing.ts'
import { bookingMails, type NewBooking } from './new-booking-mails.ts'
import type { SeatRow } from './seats.repository.ts'
import { askToTell, type NewlyTold, storeTold } from './told.repository.ts'
import { bookedSeat, ownSeat, toldBooking } from './told-facts.ts'

/** What staff decide about who tells the people of a booking that they make. */
export interface OfficeTelling {
  /** Whether its people are told by mail; else staff tell them. */
  mails: boolean
  /** Milliseconds until a confirmation is told; what is undone by then is told to nobody. */
  tellDelayMs: number
}

type Seat = Pick<SeatRow, 'id' | 'dateId' | 'firstName' | 'lastName' | 'email' | 'company'>

/**
 * Tells the people of a new booking: the booker by a receipt, at once, because it stays true that it was received. One
 * that begins as confirmed is told as such, later. Whom staff tell themselves knows everything.
 *
 * @returns the mails
 */
export async function tellOfNewBooking(
  tx: Transaction,
  booking: Omit<NewBooking, 'seats'> & { seats: readonly Seat[] },
  {
    status,
    billing,
    office,
    now,
  }: {
    status: RegistrationStatus
    billing: BillingDetails
    office: OfficeTelling | undefined
    now: Date
  },
): Promise<{ heldAt: Date | null }[]> {
  const { registration, seats, dates } = booking
  if (office?.mails && status === 'confirmed') {
    await askToTell(tx, [registration.id], office.tellDelayMs)
    return []
  }
  const mails = office?.mails === false ? [] : bookingMails(booking)
  const queued = await queueMails(tx, mails)
  const mailId = mails[0]?.id ?? null
  const recipient = registration.contactEmail
  const facts = toldBooking(
    { ...registration, linkCounter: 0 },
    { billing, packageName: booking.packageName, status, through: null },
  )
  const told = seats.flatMap((seat): NewlyTold[] => {
    const date = dates.find(({ id }) => id === seat.dateId)
    if (!date) return []
    const booked = bookedSeat({ ...seat, cancelledAt: null, cannotComeSince: null }, date)
    const own = { recipient: seat.email, facts: ownSeat(seat, date), mailId }
    return [
      // The booker has seen the seats in the form.
      { item: `booked/${seat.id}`, recipient, facts: booked, before: booked, mailId },
      ...(status === 'confirmed' ? [{ item: `own/${seat.id}` as const, ...own }] : []),
    ]
  })
  const items: NewlyTold[] = [{ item: 'booking', recipient, facts, mailId }, ...told]
  await storeTold(tx, registration.id, items, now)
  return queued
}
