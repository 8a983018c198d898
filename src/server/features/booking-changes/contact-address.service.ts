import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { Transaction } from '../../database/database.ts'
import { isSameAddress } from '../mail/recipients.ts'
import type { LostSeat } from '../mail/seat-facts.ts'
import { readdressMails } from '../mail/withdrawable-mails.repository.ts'
import type { SeatRow } from '../registrations/informed-seats.repository.ts'
import { bookingLink } from '../registrations/mail-facts.ts'
import { renewAttendeeTypes, updateSeat } from './booked-seats.repository.ts'
import { raiseLinkCounter, updateRegistration } from './booking-data.repository.ts'
import { type LockedBooking, liveSeats, toldSeat } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import {
  findSeatsBeingCancelled,
  gainSeat,
  loseSeat,
  type SeatLetter,
} from './told-seats.service.ts'

/**
 * Changes the contact address at once: earlier links of the booking die, and mails that wait go to the new one. The
 * booker's own seats follow, with their calendar entries. A cancellation that waits to take a seat out of the booker's
 * calendar goes to the earlier address, whose calendar it is, and that seat does not follow. Another spelling of the
 * same address changes nothing else.
 *
 * @returns null where it is the address already
 */
export async function changeAddress(
  tx: Transaction,
  booking: LockedBooking,
  { to, now }: { to: string; now: Date },
): Promise<ChangeOutcome | null> {
  const { registration } = booking
  const { id, contactEmail: from, newContactEmail } = registration
  if (to === from && newContactEmail === null) return null
  await updateRegistration(tx, id, { contactEmail: to, newContactEmail: null })
  const audit = [{ action: 'registration.contact_changed', details: { fields: ['contactEmail'] } }]
  // The booker takes the wish for another address back.
  if (to === from) return { ...NO_OUTCOME, audit }
  const changed: ChangeOutcome = {
    ...NO_OUTCOME,
    lines: [
      { kind: 'contact_corrected', before: { contactEmail: from }, after: { contactEmail: to } },
    ],
    audit,
    summary: [{ kind: 'contact' }],
  }
  if (isSameAddress(from, to)) return changed
  await raiseLinkCounter(tx, id)
  await readdressMails(tx, id, { from, to })
  const letters: SeatLetter[] = []
  const beingCancelled = await findSeatsBeingCancelled(tx, registration)
  const own = liveSeats(booking).filter((seat) => isOfBooker(booking, seat))
  for (const seat of own.filter(({ id: seatId }) => !beingCancelled.has(seatId)))
    letters.push(...(await readdressSeat(tx, booking, { seat, to, now })))
  await renewAttendeeTypes(tx, id)
  const lostSeats = letters.flatMap((letter): LostSeat[] =>
    letter.kind === 'lost' ? [letter.seat] : [],
  )
  return {
    ...changed,
    letters: letters.filter(({ kind }) => kind !== 'lost'),
    mails: ({ registration: after, version }) => [
      {
        template: 'contact.changed',
        cause: `contact.changed/${id}/${version}`,
        recipient: from,
        registrationId: id,
        data: { bookerName: after.contactName, reference: after.reference, lostSeats },
      },
    ],
  }
}

/** Whether the booker holds the seat in person: at the booker's address, under the booker's name. */
function isOfBooker({ registration }: LockedBooking, seat: SeatRow): boolean {
  const name = `${seat.firstName} ${seat.lastName}`.toLowerCase()
  return (
    isSameAddress(seat.email, registration.contactEmail) &&
    name === registration.contactName.toLowerCase() &&
    !isErasedAddress(seat.email)
  )
}

async function readdressSeat(
  tx: Transaction,
  booking: LockedBooking,
  { seat, to, now }: { seat: SeatRow; to: string; now: Date },
): Promise<SeatLetter[]> {
  const lost = await loseSeat(tx, toldSeat(booking, seat, now), { isReplaced: false })
  await updateSeat(tx, seat.id, { email: to })
  const gained = await gainSeat(tx, toldSeat(booking, { ...seat, email: to }, now))
  return [...lost, ...gained]
}

/**
 * Stores the address that the booker wishes. It becomes the contact address once it is confirmed by the link in a mail
 * to it; the present address is told.
 */
export async function requestAddress(
  tx: Transaction,
  { registration }: LockedBooking,
  { to, context }: { to: string; context: ChangeContext },
): Promise<ChangeOutcome> {
  const { id } = registration
  await updateRegistration(tx, id, { newContactEmail: to })
  return {
    ...NO_OUTCOME,
    lines: [{ kind: 'contact_email_requested', after: { contactEmail: to } }],
    audit: [{ action: 'registration.contact_email_requested' }],
    mails: ({ registration: after, version }) => {
      const { contactName: bookerName, contactEmail, reference } = after
      const about = { cause: `contact.requested/${id}/${version}`, registrationId: id }
      return [
        {
          template: 'contact.confirm',
          ...about,
          recipient: to,
          unconfirmedPerHour: context.unconfirmedPerHour,
          data: { bookerName, reference, contactLink: bookingLink(after) },
        },
        {
          template: 'contact.requested',
          ...about,
          recipient: contactEmail,
          data: { bookerName, reference, bookingLink: bookingLink(after) },
        },
      ]
    },
  }
}
