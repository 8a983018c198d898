import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { nameOf } from '#platform/persons/domain/split-name.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import { canMove, canReplace } from '#shop/booking-rules/domain/booking-rules.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { freeSeats, seatsForSale } from '#shop/seats/domain/waiting-offers.ts'
import type { CountedDate } from '#shop/trainings/server/training-dates.repository.ts'
import type { AttendeeEdit } from '../domain/booking-edit.ts'
import { isSubstitute, type PersonChange } from '../domain/substitute.ts'
import { updateSeat } from './booked-seats.repository.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { changeSeat, dateOf, type LockedBooking } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import { changedValues } from './changed-values.ts'
import { moveSeats } from './seat-changes.repository.ts'
import { sessionValues } from './session-values.ts'

const PERSON_FIELDS = ['firstName', 'lastName', 'email', 'company'] as const

/** The registration of the changed seat. */
interface ChangedSeat {
  registrationId: string
}

/**
 * What staff change of a seat: its date or its person.
 *
 * @throws ProblemError as {@link moveSeat} and {@link replaceOrCorrectAttendee}
 */
export function editSeat(
  db: Connection,
  seatId: string,
  { dateId, ...person }: AttendeeEdit,
  context: ChangeContext,
): Promise<ChangedSeat> {
  return dateId
    ? moveSeat(db, seatId, dateId, context)
    : replaceOrCorrectAttendee(db, seatId, person, context)
}

/**
 * Gives the seat to another person, or corrects the data of the present one: another e-mail address is another person.
 * Who goes is told where they knew of the seat, who comes where the registration is confirmed.
 *
 * @throws ProblemError 404 booking_change.seat_not_found; 409 booking_change.seat_cancelled, .person_erased,
 * .too_late_to_replace (not for staff); 412 booking_change.changed_meanwhile
 */
export function replaceOrCorrectAttendee(
  db: Connection,
  seatId: string,
  edit: PersonChange,
  context: ChangeContext,
): Promise<ChangedSeat> {
  return changeSeat(db, seatId, context, {
    presentValues: (seat) =>
      Object.fromEntries(
        PERSON_FIELDS.flatMap((field) => (field in edit ? [[field, seat[field]]] : [])),
      ),
    change: async (tx, booking, seat) => {
      requireLive(booking, seat)
      const { before, after } = changedValues(seat, edit, PERSON_FIELDS)
      if (Object.keys(after).length === 0) return null
      const date = dateOf(booking, seat)
      if (context.actor.kind !== 'staff' && !canReplace(date, booking.rules, context.now))
        throw bookingChangeErrors.tooLateToReplace()
      const person = { ...seat, ...after }
      if (!isSubstitute(seat, edit)) {
        await updateSeat(tx, seat.id, after)
        return {
          ...NO_OUTCOME,
          lines: [{ kind: 'attendee_corrected', attendeeId: seat.id, before, after }],
          audit: [
            {
              action: 'registration.attendee_corrected',
              details: { seat: seat.position, fields: Object.keys(after) },
            },
          ],
        }
      }
      await replacePerson(tx, booking, { seat, person })
      return {
        ...NO_OUTCOME,
        lines: [
          {
            kind: 'attendee_replaced',
            attendeeId: seat.id,
            before: personValues(seat),
            after: personValues(person),
          },
        ],
        audit: [{ action: 'registration.attendee_replaced', details: { seat: seat.position } }],
      }
    },
  })
}

async function replacePerson(
  tx: Transaction,
  { registration }: LockedBooking,
  { seat, person }: { seat: SeatRow; person: SeatRow },
): Promise<void> {
  const isBooker = isSameAddress(person.email, registration.contactEmail)
  await updateSeat(tx, seat.id, {
    ...personValues(person),
    attendeeType: isBooker ? 'booker' : 'other',
    cannotComeSince: null,
  })
}

/**
 * Gives the seat another date, of the same or another training. The price stays. Seats that become free are offered to
 * those who wait.
 *
 * @throws ProblemError 404 booking_change.seat_not_found; 409 booking_change.seat_cancelled, .person_erased,
 * .too_late_to_move (not for staff), .date_cancelled, .date_begun, .date_full; 412 booking_change.changed_meanwhile; 422
 * booking_change.unknown_date
 */
export function moveSeat(
  db: Connection,
  seatId: string,
  dateId: string,
  context: ChangeContext,
): Promise<ChangedSeat> {
  return changeSeat(db, seatId, context, {
    dateIds: [dateId],
    presentValues: (seat) => ({ dateId: seat.dateId }),
    change: async (tx, booking, seat) => {
      requireLive(booking, seat)
      if (seat.dateId === dateId) return null
      const before = dateOf(booking, seat)
      const target = requireTarget(booking, { dateId, from: before, context })
      return moveThese(tx, [seat], { from: before, to: target })
    },
  })
}

/** Gives these seats of a locked booking, which have one date, another one. */
export async function moveThese(
  tx: Transaction,
  seats: readonly SeatRow[],
  { from, to }: { from: CountedDate; to: CountedDate },
): Promise<ChangeOutcome> {
  await moveSeats(
    tx,
    seats.map(({ id }) => id),
    to,
  )
  return {
    ...NO_OUTCOME,
    lines: seats.map((seat) => ({
      kind: 'seat_moved',
      attendeeId: seat.id,
      before: { name: nameOf(seat), ...sessionValues(from) },
      after: { name: nameOf(seat), ...sessionValues(to) },
    })),
    audit: [
      {
        action: 'registration.seats_moved',
        details: { seats: seats.length, from: from.date, to: to.date },
      },
    ],
    freed: [from.id],
  }
}

/** The date that the seat can be moved to. Staff may take seats that are kept for those who wait, and hidden trainings. */
function requireTarget(
  { dates, rules }: LockedBooking,
  { dateId, from, context }: { dateId: string; from: CountedDate; context: ChangeContext },
): CountedDate {
  const { actor, now } = context
  const isStaff = actor.kind === 'staff'
  if (!isStaff && !canMove(from, rules, now)) throw bookingChangeErrors.tooLateToMove()
  const target = dates.find(({ id }) => id === dateId)
  if (!target || !(isStaff || target.isShown)) throw bookingChangeErrors.unknownDate()
  if (target.state === 'cancelled') throw bookingChangeErrors.dateCancelled(target)
  if (hasBegun(target.startsAt, now)) throw bookingChangeErrors.dateBegun(target)
  const left = isStaff ? freeSeats(target) : seatsForSale(target, now)
  if (left < 1) throw bookingChangeErrors.dateFull(target)
  return target
}

/**
 * Records that the attendee cannot come. The seat stays booked; the booker is told.
 *
 * @throws ProblemError 404 booking_change.seat_not_found; 409 booking_change.seat_cancelled, .person_erased, .date_begun
 */
export function markCannotCome(
  db: Connection,
  seatId: string,
  context: ChangeContext,
): Promise<ChangedSeat> {
  return changeSeat(db, seatId, context, {
    change: async (tx, booking, seat): Promise<ChangeOutcome | null> => {
      requireLive(booking, seat)
      if (seat.cannotComeSince !== null) return null
      const date = dateOf(booking, seat)
      if (hasBegun(date.startsAt, context.now)) throw bookingChangeErrors.dateBegun(date)
      await updateSeat(tx, seat.id, { cannotComeSince: context.now })
      return {
        ...NO_OUTCOME,
        lines: [
          {
            kind: 'attendee_cannot_come',
            attendeeId: seat.id,
            before: { name: nameOf(seat), ...sessionValues(date) },
          },
        ],
        audit: [{ action: 'registration.attendee_cannot_come', details: { seat: seat.position } }],
      }
    },
  })
}

/** Refuses changes of a cancelled seat, and of an erased person's. */
export function requireLive({ registration }: LockedBooking, seat: SeatRow): void {
  if (registration.status === 'cancelled' || seat.cancelledAt !== null)
    throw bookingChangeErrors.seatCancelled()
  if (isErasedAddress(seat.email)) throw bookingChangeErrors.personErased()
}

function personValues({ firstName, lastName, email, company }: SeatRow) {
  return { firstName, lastName, email, company }
}
