import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { OpenRequest } from '#shop/booking/domain/booking-change.ts'
import type { ChangeRequestRow } from '#shop/booking/server/booking-history.repository.ts'
import { bookingLink } from '#shop/booking/server/mail-facts.ts'
import type { RequestAnswer } from '../domain/booking-edit.ts'
import { bookingChangeErrors } from './booking-changes.errors.ts'
import { cancelThese, seatsToCancel } from './cancellations.service.ts'
import { changeBooking, type LockedBooking, liveSeats } from './change-booking.service.ts'
import { type ChangeContext, type ChangeOutcome, NO_OUTCOME } from './change-outcome.ts'
import {
  findRequest,
  listOpenRequests,
  listRequestedSeats,
  storeAnswer,
} from './change-requests.repository.ts'
import { requestFacts } from './request-cancellation.service.ts'

/** The open requests of bookers, the oldest first. */
export async function getOpenRequests(db: Connection): Promise<OpenRequest[]> {
  const requests = await listOpenRequests(db)
  const seats = await listRequestedSeats(
    db,
    requests.map(({ id }) => id),
  )
  const byRequest = Map.groupBy(seats, ({ requestId }) => requestId)
  return requests.map(({ createdAt, ...request }) => ({
    ...request,
    createdAt: createdAt.toISOString(),
    seats: (byRequest.get(request.id) ?? []).map(
      ({ attendeeId, firstName, lastName, trainingTitle, date, time, startsAt }) => ({
        attendeeId,
        name: `${firstName} ${lastName}`,
        trainingTitle,
        date,
        time,
        startsAt: startsAt?.toISOString() ?? null,
      }),
    ),
  }))
}

/**
 * Answers a request for staff. A granted one is carried out; either way the booker is told.
 *
 * @throws ProblemError 404 booking_change.request_not_found; 409 booking_change.already_answered, .seat_cancelled,
 * .nothing_to_cancel; 412 booking_change.changed_meanwhile; 422 booking_change.kept_too_high
 */
export async function answerRequest(
  db: Connection,
  requestId: string,
  { decision, answer, keptCents }: RequestAnswer,
  context: ChangeContext & { actor: { kind: 'staff' } },
): Promise<{ registrationId: string }> {
  const registrationId = await changeRequest(
    db,
    requestId,
    context,
    async (tx, booking, request) => {
      const seat = seatOfRequest(booking, request)
      if (decision === 'refused') {
        await storeAnswer(tx, requestId, {
          state: 'refused',
          answer,
          answeredAt: context.now,
          answeredBy: context.actor.email,
        })
        return refusal(booking, { request, answer })
      }
      const seats = seat ? [seat] : seatsToCancel(booking, context.now)
      const askedAt = request.createdAt
      const outcome = await cancelThese(tx, booking, { seats, context, askedAt, keptCents })
      await storeAnswer(tx, requestId, {
        state: 'granted',
        answer,
        answeredAt: context.now,
        answeredBy: context.actor.email,
      })
      return outcome
    },
  )
  return { registrationId }
}

/**
 * Withdraws a request for the booker.
 *
 * @param registrationId the booker's registration; a request of another one is not found
 * @throws ProblemError 404 booking_change.request_not_found; 409 booking_change.already_answered; 412
 * booking_change.changed_meanwhile
 */
export async function withdrawRequest(
  db: Connection,
  registrationId: string,
  requestId: string,
  context: ChangeContext,
): Promise<void> {
  const found = await findRequest(db, requestId)
  if (found?.registrationId !== registrationId) throw bookingChangeErrors.requestNotFound()
  await changeRequest(db, requestId, context, async (tx, _, { attendeeId }) => {
    await storeAnswer(tx, requestId, {
      state: 'withdrawn',
      answer: '',
      answeredAt: context.now,
      answeredBy: null,
    })
    return {
      ...NO_OUTCOME,
      lines: [{ kind: 'request_withdrawn', attendeeId }],
      audit: [{ action: 'registration.request_withdrawn' }],
    }
  })
}

/** Changes the booking of an open request, which is read again once the booking is locked. */
async function changeRequest(
  db: Connection,
  requestId: string,
  context: ChangeContext,
  change: (
    tx: Transaction,
    booking: LockedBooking,
    request: ChangeRequestRow,
  ) => Promise<ChangeOutcome>,
): Promise<string> {
  const found = await findRequest(db, requestId)
  if (!found) throw bookingChangeErrors.requestNotFound()
  await changeBooking(db, found.registrationId, context, {
    change: async (tx, booking) => {
      const request = await findRequest(tx, requestId)
      if (request?.state !== 'open') throw bookingChangeErrors.alreadyAnswered()
      return change(tx, booking, request)
    },
  })
  return found.registrationId
}

/** The seat of a request; null for the whole booking. */
function seatOfRequest(booking: LockedBooking, { attendeeId }: ChangeRequestRow) {
  if (attendeeId === null) return null
  const seat = liveSeats(booking).find(({ id }) => id === attendeeId)
  if (!seat) throw bookingChangeErrors.seatCancelled()
  return seat
}

function refusal(
  booking: LockedBooking,
  { request, answer }: { request: ChangeRequestRow; answer: string },
): ChangeOutcome {
  const { id, attendeeId } = request
  const seat = seatOfRequest(booking, request)
  return {
    ...NO_OUTCOME,
    lines: [{ kind: 'cancellation_refused', attendeeId }],
    audit: [{ action: 'registration.cancellation_refused' }],
    mails: ({ registration }) => [
      {
        template: 'request.refused',
        dedupeKey: `request.refused/${id}`,
        recipient: registration.contactEmail,
        registrationId: registration.id,
        data: {
          ...requestFacts(booking, registration, seat),
          answer,
          bookingLink: bookingLink(registration),
        },
      },
    ],
  }
}
