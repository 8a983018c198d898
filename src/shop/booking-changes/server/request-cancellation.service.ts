import type { Transaction } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { bookingLink, seatFacts } from '#shop/booking/server/mail-facts.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { type LockedBooking, liveSeats } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import { insertRequest, listOpenRequestsOf } from './change-requests.repository.ts'

interface Wish {
  /** The seat; null for the whole booking. */
  seat: SeatRow | null
  /** Of the booker, in their words; '' for none. */
  reason: string
  context: ChangeContext
}

/**
 * Stores the booker's wish to cancel, which staff answer. Booker and staff are told.
 *
 * @throws ProblemError 409 booking_change.already_requested
 */
export async function requestCancellation(
  tx: Transaction,
  booking: LockedBooking,
  { seat, reason, context }: Wish,
): Promise<ChangeOutcome> {
  const { id: registrationId } = booking.registration
  const attendeeId = seat?.id ?? null
  const open = await listOpenRequestsOf(tx, registrationId)
  if (open.some((one) => one.attendeeId === attendeeId))
    throw bookingChangeErrors.alreadyRequested()
  await insertRequest(tx, { registrationId, attendeeId, reason, createdAt: context.now })
  return {
    ...NO_OUTCOME,
    lines: [{ kind: 'cancellation_requested', attendeeId }],
    audit: [
      {
        action: 'registration.cancellation_requested',
        details: { seats: seat ? 1 : liveSeats(booking).length },
      },
    ],
    mails: ({ registration, version }) => {
      const facts = requestFacts(booking, registration, seat)
      const about = { dedupeKey: `request/${registrationId}/${version}`, registrationId }
      return [
        {
          template: 'request.received',
          ...about,
          recipient: registration.contactEmail,
          data: { ...facts, bookingLink: bookingLink(registration) },
        },
        ...(context.staff && booking.notices === 'each'
          ? [
              {
                template: 'request.received.staff' as const,
                ...about,
                dedupeKey: `${about.dedupeKey}/staff`,
                recipient: context.staff,
                data: {
                  ...facts,
                  registrationId,
                  bookerEmail: registration.contactEmail,
                  wish: reason,
                },
              },
            ]
          : []),
      ]
    },
  }
}

/** The facts of a mail about a request. */
export function requestFacts(
  booking: LockedBooking,
  { contactName, reference }: RegistrationRow,
  seat: SeatRow | null,
) {
  const seats = seat ? [seat] : liveSeats(booking).filter(({ email }) => !isErasedAddress(email))
  return {
    bookerName: contactName,
    reference,
    seats: seatFacts(seats, booking.dates),
    isWhole: seat === null,
  }
}
