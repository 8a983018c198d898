import type { Transaction } from '#platform/database/server/database.ts'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { bookingLink } from '#shop/booking/server/mail-facts.ts'
import { REGISTRATION_FIELD_NAMES } from '#shop/seats/domain/registration-fields.ts'
import type { ContactChange } from '../domain/booking-edit.ts'
import { followBooker } from '../domain/own-seat.ts'
import { renewAttendeeTypes, updateSeat } from './booked-seats.repository.ts'
import { raiseLinkCounter, updateRegistration } from './booking-data.repository.ts'
import type { LockedBooking } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import { changedValues } from './changed-values.ts'

/**
 * Corrects the booker's data at once. The booker's own seats follow. With another address, earlier links of the booking
 * die. Another spelling of the same address changes nothing else.
 *
 * @returns null where nothing changes
 */
export async function correctBooker(
  tx: Transaction,
  booking: LockedBooking,
  edit: ContactChange,
): Promise<ChangeOutcome | null> {
  const { registration } = booking
  const { id } = registration
  const { before, after } = changedValues(registration, edit, [
    'contactName',
    'contactEmail',
    ...REGISTRATION_FIELD_NAMES,
  ])
  const isWishOver = edit.contactEmail !== undefined && registration.newContactEmail !== null
  const fields = Object.keys(after)
  if (fields.length === 0 && !isWishOver) return null
  await updateRegistration(tx, id, { ...after, ...(isWishOver && { newContactEmail: null }) })
  // The booker takes the wish for another address back.
  if (fields.length === 0) return { ...NO_OUTCOME, audit: [contactAudit(['contactEmail'])] }
  const corrected = { ...registration, ...after }
  // Cancelled seats follow too: they may come back.
  for (const seat of booking.seats.filter(({ email }) => !isErasedAddress(email))) {
    const person = followBooker(seat, registration, corrected)
    if (Object.keys(person).length > 0) await updateSeat(tx, seat.id, person)
  }
  if (!isSameAddress(registration.contactEmail, corrected.contactEmail)) {
    await raiseLinkCounter(tx, id)
    await renewAttendeeTypes(tx, id)
  }
  return {
    ...NO_OUTCOME,
    lines: [{ kind: 'contact_corrected', before, after }],
    audit: [contactAudit(fields)],
  }
}

function contactAudit(fields: string[]) {
  return { action: 'registration.contact_changed', details: { fields } }
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
