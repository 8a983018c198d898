import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import {
  bookedBy,
  byRecipient,
  isSameAddress,
  isShared,
  recipientName,
} from '#platform/mail/server/recipients.ts'
import { bookedPrice } from '#shop/booking/domain/booked-price.ts'
import type { ChangeActor } from '#shop/booking/domain/booking-change.ts'
import type { SeatRow } from '#shop/booking/server/informed-seats.repository.ts'
import { bookingLink, seatFacts } from '#shop/booking/server/mail-facts.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type { LostSeat, OwnSeat } from '#shop/booking/server/seat-facts.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import type { CountedDate } from '#shop/trainings/server/training-dates.repository.ts'
import type { ChangeOutcome } from './change-outcome.ts'
import type { SeatNotice } from './seat-notices.service.ts'

interface ChangedBooking {
  /** As it is after the change. */
  registration: RegistrationRow
  /** All of its seats after the change. */
  seats: readonly SeatRow[]
  dates: readonly CountedDate[]
  packageName: string
  /** Of the registration, after the change. */
  version: number
  by: ChangeActor
  now: Date
  outcome: Pick<ChangeOutcome, 'summary' | 'seatNotices' | 'answer' | 'cost'>
  /** False where the booker gets no mail about it. */
  isBookerTold: boolean
  /** Of a booking that was never confirmed: how many mails about it one mailbox gets in an hour. */
  unconfirmedPerHour: number | undefined
}

/**
 * The mails about a change: to the booker about everything, to each other person about their own seats. A booker who
 * attends gets the own calendar entries in that same mail. Nobody else gets any.
 */
export function changeMails(changed: ChangedBooking): NewMail[] {
  const { registration, outcome, isBookerTold } = changed
  const { contactEmail } = registration
  const seatNotices = outcome.seatNotices.map((notice) => withName(notice, changed))
  const isBookers = ({ email }: SeatNotice) => isSameAddress(email, contactEmail)
  const own = seatNotices.filter(isBookers)
  const others = seatNotices.filter((notice) => !isBookers(notice))
  const isTold = outcome.summary.length > 0 && isBookerTold
  return [...(isTold ? [summaryMail(changed, own)] : []), ...noticesTo(others, changed)]
}

/** The notice, which names the seat's person where the mailbox has seats of several people. */
function withName(notice: SeatNotice, { seats, outcome }: ChangedBooking): SeatNotice {
  const people = seats
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }))
  if (!isShared(notice.email, [...people, ...outcome.seatNotices])) return notice
  return { ...notice, seat: { ...notice.seat, attendee: notice.name } } as SeatNotice
}

function summaryMail(changed: ChangedBooking, own: readonly SeatNotice[]): NewMail {
  const { registration, packageName, version, by, outcome } = changed
  const { id, reference, contactName, contactEmail, status } = registration
  return {
    template: 'booking.changed.booker',
    dedupeKey: `booking.changed/${id}/${version}`,
    recipient: contactEmail,
    registrationId: id,
    unconfirmedPerHour: changed.unconfirmedPerHour,
    data: {
      bookingLink: bookingLink(registration),
      bookerName: contactName,
      reference,
      packageName,
      ...bookedPrice(registration),
      status,
      by,
      changes: outcome.summary,
      seats: presentSeats(changed),
      answer: outcome.answer ?? '',
      ...(outcome.cost && { cost: outcome.cost }),
      ownSeats: own.flatMap(ownSeat),
      lostSeats: own.flatMap(lostSeat),
    },
  }
}

/** The seats that are to come and not cancelled. */
function presentSeats({ registration, seats, dates, now }: ChangedBooking) {
  if (registration.status === 'cancelled') return []
  const isToCome = ({ dateId }: SeatRow) =>
    !hasEnded(dates.find(({ id }) => id === dateId)?.endsAt ?? null, now)
  const present = seats.filter((seat) => seat.cancelledAt === null && isToCome(seat))
  return seatFacts(present, dates)
}

/** A seat of the booker that is new, or has another date. */
function ownSeat(notice: SeatNotice): OwnSeat[] {
  if (notice.kind === 'lost') return []
  if (notice.kind === 'gained') return [notice.seat]
  const { seat, training, meetingUrl } = notice
  return [{ ...seat, training, meetingUrl }]
}

/** A seat of the booker whose entry is cancelled: also one whose new date has no known instant. */
function lostSeat(notice: SeatNotice): LostSeat[] {
  if (notice.kind === 'lost') return [notice.seat]
  const { seat } = notice
  const isUndated = notice.kind === 'moved' && notice.training.startsAt === null
  return isUndated ? [{ ...seat, training: notice.before }] : []
}

/** One mail to each person for each kind of notice. */
function noticesTo(seatNotices: readonly SeatNotice[], changed: ChangedBooking): NewMail[] {
  const { registration, version } = changed
  const { id, reference, contactName, contactEmail } = registration
  const kinds = Map.groupBy(seatNotices, ({ kind }) => kind)
  return [...kinds.values()].flatMap((ofKind) =>
    byRecipient(ofKind).map(({ address, seats: own }): NewMail => {
      const [{ kind }] = own
      return {
        ...noticeContent(own, {
          attendeeName: recipientName(own),
          bookedBy: bookedBy(address, { name: contactName, email: contactEmail }),
          reference,
        }),
        dedupeKey: `seat.${kind}/${id}/${version}`,
        recipient: address,
        registrationId: id,
      }
    }),
  )
}

function noticeContent(
  seatNotices: readonly [SeatNotice, ...SeatNotice[]],
  person: { attendeeName: string; bookedBy: { name: string } | null; reference: string },
) {
  const [first] = seatNotices
  switch (first.kind) {
    case 'gained':
      return {
        template: 'seat.gained' as const,
        data: { ...person, seats: seatNotices.flatMap(ownSeat) },
      }
    case 'lost':
      return {
        template: 'seat.lost' as const,
        data: { ...person, seats: seatNotices.flatMap(lostSeat), isReplaced: first.isReplaced },
      }
    case 'moved': {
      const { before, training, meetingUrl, seat } = first
      return {
        template: 'seat.moved' as const,
        data: { ...person, before, training, meetingUrl, seats: [seat] },
      }
    }
  }
}
