import type { Transaction } from '#platform/database/server/database.ts'
import {
  readdressMails,
  withdrawFarewell,
  withdrawQuestion,
} from '#platform/mail/server/readdressed-mails.repository.ts'
import { isSameAddress, isShared } from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { SeatRow } from '#shop/booking/server/informed-seats.repository.ts'
import { bookingLink } from '#shop/booking/server/mail-facts.ts'
import type { LostSeat } from '#shop/booking/server/seat-facts.ts'
import { REGISTRATION_FIELD_NAMES } from '#shop/seats/domain/registration-fields.ts'
import type { ContactChange } from '../domain/booking-edit.ts'
import { followBooker, type SeatPerson } from '../domain/own-seat.ts'
import { renewAttendeeTypes, updateSeat } from './booked-seats.repository.ts'
import { raiseLinkCounter, updateRegistration } from './booking-data.repository.ts'
import { type LockedBooking, liveSeats, lockedSeat } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import { changedValues } from './changed-values.ts'
import {
  findSeatsBeingCancelled,
  gainSeat,
  loseCancelledSeat,
  loseSeat,
  type SeatNotice,
} from './seat-notices.service.ts'

/**
 * Corrects the booker's data at once. The booker's own seats follow. With another address, earlier links of the booking
 * die, mails that wait go to the new one, and the former one is told, with its calendar entries: it gets nothing more.
 * Another spelling of the same address changes nothing else.
 *
 * @returns null where nothing changes
 */
export async function correctBooker(
  tx: Transaction,
  booking: LockedBooking,
  { edit, now }: { edit: ContactChange; now: Date },
): Promise<ChangeOutcome | null> {
  const { registration } = booking
  const { before, after } = changedValues(registration, edit, [
    'contactName',
    'contactEmail',
    ...REGISTRATION_FIELD_NAMES,
  ])
  const isWishOver = edit.contactEmail !== undefined && registration.newContactEmail !== null
  const fields = Object.keys(after)
  if (fields.length === 0 && !isWishOver) return null
  await updateRegistration(tx, registration.id, {
    ...after,
    ...(isWishOver && { newContactEmail: null }),
  })
  if (isWishOver) await withdrawQuestion(tx, registration.id)
  // The booker takes the wish for another address back.
  if (fields.length === 0) return { ...NO_OUTCOME, audit: [contactAudit(['contactEmail'])] }
  const corrected = { ...registration, ...after }
  const followed = await followSeats(tx, booking, { corrected, now })
  const outcome: ChangeOutcome = {
    ...NO_OUTCOME,
    lines: [{ kind: 'contact_corrected', before, after }],
    audit: [contactAudit(fields)],
    summary: [{ kind: 'contact' }],
    seatNotices: followed.filter(({ kind }) => kind !== 'lost'),
  }
  if (isSameAddress(registration.contactEmail, corrected.contactEmail)) return outcome
  return {
    ...outcome,
    mails: await leaveAddress(tx, booking, { to: corrected.contactEmail, followed }),
  }
}

function contactAudit(fields: string[]) {
  return { action: 'registration.contact_changed', details: { fields } }
}

/** Stores what of the booking's seats follows the corrected data; cancelled seats too, which may come back. */
async function followSeats(
  tx: Transaction,
  booking: LockedBooking,
  {
    corrected,
    now,
  }: {
    corrected: Pick<LockedBooking['registration'], 'contactName' | 'contactEmail' | 'company'>
    now: Date
  },
): Promise<SeatNotice[]> {
  const { registration } = booking
  const beingCancelled = await findSeatsBeingCancelled(tx, registration)
  const seatNotices: SeatNotice[] = []
  for (const seat of booking.seats.filter(({ email }) => !isErasedAddress(email))) {
    const person = followBooker(seat, registration, corrected)
    const isLive = liveSeats(booking).includes(seat)
    if (beingCancelled.has(seat.id) && person.email)
      seatNotices.push(...(await loseCancelledSeat(tx, lockedSeat(booking, seat, now))))
    if (isLive && person.email)
      seatNotices.push(...(await readdressSeat(tx, booking, { seat, person, now })))
    else if (Object.keys(person).length > 0) await updateSeat(tx, seat.id, person)
  }
  return seatNotices
}

async function readdressSeat(
  tx: Transaction,
  booking: LockedBooking,
  { seat, person, now }: { seat: SeatRow; person: Partial<SeatPerson>; now: Date },
): Promise<SeatNotice[]> {
  const lost = await loseSeat(tx, lockedSeat(booking, seat, now), { isReplaced: false })
  await updateSeat(tx, seat.id, person)
  const gained = await gainSeat(tx, lockedSeat(booking, { ...seat, ...person }, now))
  return [...lost, ...gained]
}

/** @returns the mail to the former address: the last one, greeting by the name that it knows */
async function leaveAddress(
  tx: Transaction,
  { registration }: LockedBooking,
  { to, followed }: { to: string; followed: readonly SeatNotice[] },
): Promise<NonNullable<ChangeOutcome['mails']>> {
  const { id, reference, contactName: bookerName, contactEmail: from, linkCounter } = registration
  await raiseLinkCounter(tx, id)
  await withdrawFarewell(tx, id, to)
  await readdressMails(tx, id, { from, to, linkCounter: linkCounter + 1 })
  await renewAttendeeTypes(tx, id)
  const lostSeats = followed.flatMap((notice): LostSeat[] =>
    notice.kind === 'lost'
      ? [{ ...notice.seat, ...(isShared(from, followed) && { attendee: notice.name }) }]
      : [],
  )
  return ({ version }) => [
    {
      template: 'contact.changed',
      dedupeKey: `contact.changed/${id}/${version}`,
      recipient: from,
      registrationId: id,
      data: { bookerName, reference, lostSeats },
    },
  ]
}

/**
 * Stores the address that the booker wishes. It becomes the contact address once it is confirmed by the link in a mail
 * to it; the present address is told. A question to an earlier wish that still waits is withdrawn.
 */
export async function requestAddress(
  tx: Transaction,
  { registration }: LockedBooking,
  { to, context }: { to: string; context: ChangeContext },
): Promise<ChangeOutcome> {
  const { id } = registration
  await withdrawQuestion(tx, id)
  await updateRegistration(tx, id, { newContactEmail: to })
  return {
    ...NO_OUTCOME,
    lines: [{ kind: 'contact_email_requested', after: { contactEmail: to } }],
    audit: [{ action: 'registration.contact_email_requested' }],
    mails: ({ registration: after, version }) => {
      const { contactName: bookerName, contactEmail, reference } = after
      const about = { dedupeKey: `contact.requested/${id}/${version}`, registrationId: id }
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
