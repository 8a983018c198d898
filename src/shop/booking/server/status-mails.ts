import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import {
  bookedBy,
  byRecipient,
  isSameAddress,
  isShared,
  recipientName,
} from '#platform/mail/server/recipients.ts'
import type { CancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { RegistrationMail } from '#shop/seats/domain/registration-fields.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import type { SeatRow } from './informed-seats.repository.ts'
import { bookingFacts, bookingLink, seatFacts } from './mail-facts.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import type { LostSeat, OwnSeat } from './seat-facts.ts'
import { trainingFacts } from './training-facts.ts'

/** The data for the mails about a change of status. */
export interface StatusChange {
  registration: RegistrationRow
  /** The number of this change, counted for each registration. */
  change: number
  packageName: string
  /** The seats whose session has not ended: the mails are about them. */
  seats: SeatRow[]
  /** The seats whose session has ended; the booker's mail only lists them. */
  pastSeats: SeatRow[]
  /** The SEQUENCE of the calendar entry, by id of each seat whose attendee is notified of this change. */
  sequenceBySeat: Map<string, number>
  /** The dates of the seats. */
  dates: readonly DateRow[]
}

/** The keys of all mails about the change of status with this number. */
export function statusMailKeys(registrationId: string, change: number): string[] {
  return [confirmedKey(registrationId, change), cancelledKey(registrationId, change)]
}

function confirmedKey(registrationId: string, change: number): string {
  return `registration.confirmed/${registrationId}/${change}`
}

function cancelledKey(registrationId: string, change: number): string {
  return `registration.cancelled/${registrationId}/${change}`
}

/**
 * The mails of a confirmation: to the booker about everything, to each other attendee about their own seats. A booker
 * who attends gets the own seats, with calendar entries, in that same mail.
 */
export function confirmationMails(change: StatusChange): NewMail[] {
  const { registration } = change
  const about = {
    dedupeKey: confirmedKey(registration.id, change.change),
    registrationId: registration.id,
  }
  const { ownSeats, others } = recipientsOf(change, ownSeat)
  return [
    {
      template: 'registration.confirmed.booker',
      data: { ...statusFacts('registration.confirmed.booker', change), ownSeats },
      ...about,
      recipient: registration.contactEmail,
    },
    ...others.map(
      ({ recipient, ...data }): NewMail => ({
        template: 'registration.confirmed.attendee',
        ...about,
        data,
        recipient,
      }),
    ),
  ]
}

/**
 * The mails of a cancellation: to the booker, and to other attendees who had been informed of their seats.
 *
 * @param cost of the cancellation, for the booker
 * @param unconfirmedPerHour for a registration that was never confirmed: how many such mails one mailbox gets in an
 * hour
 */
export function cancellationMails(
  change: StatusChange,
  cost: CancellationCost,
  unconfirmedPerHour: number | undefined,
): NewMail[] {
  const { registration } = change
  const about = {
    dedupeKey: cancelledKey(registration.id, change.change),
    registrationId: registration.id,
  }
  const { ownSeats, others } = recipientsOf(change, lostSeat)
  return [
    {
      template: 'registration.cancelled.booker',
      data: { ...statusFacts('registration.cancelled.booker', change), ownSeats, cost },
      ...about,
      recipient: registration.contactEmail,
      unconfirmedPerHour,
    },
    ...others.map(
      ({ recipient, ...data }): NewMail => ({
        template: 'registration.cancelled.attendee',
        ...about,
        data,
        recipient,
      }),
    ),
  ]
}

interface NamedSeat {
  id: string
  name: string
  email: string
  sequence: number
  date: DateRow
  isMailboxShared: boolean
}

function ownSeat(seat: NamedSeat): OwnSeat {
  return { ...lostSeat(seat), meetingUrl: seat.date.meetingUrl }
}

function lostSeat({ id, name, sequence, date, isMailboxShared }: NamedSeat): LostSeat {
  return {
    id,
    sequence,
    training: trainingFacts(date),
    ...(isMailboxShared && { attendee: name }),
  }
}

/** The seats to notify, by recipient: those of the booker, and those of each other attendee. */
function recipientsOf<Seat>(change: StatusChange, factsOf: (seat: NamedSeat) => Seat) {
  const { contactName, contactEmail, reference } = change.registration
  const booker = { name: contactName, email: contactEmail }
  const readers = byRecipient(informedSeats(change)).map(({ address, seats }) => ({
    recipient: address,
    attendeeName: recipientName(seats),
    bookedBy: bookedBy(address, booker),
    reference,
    seats: seats.map(factsOf),
  }))
  const isBooker = ({ recipient }: { recipient: string }) => isSameAddress(recipient, contactEmail)
  return {
    ownSeats: readers.filter(isBooker).flatMap(({ seats }) => seats),
    others: readers.filter((reader) => !isBooker(reader)),
  }
}

function informedSeats({
  seats,
  pastSeats,
  sequenceBySeat: told,
  dates,
}: StatusChange): NamedSeat[] {
  const people = [...seats, ...pastSeats].map(({ firstName, lastName, email }) => ({
    name: `${firstName} ${lastName}`,
    email,
  }))
  return seats.flatMap(({ id, firstName, lastName, email, dateId }) => {
    const sequence = told.get(id)
    const date = dates.find((row) => row.id === dateId)
    if (sequence === undefined || !date) return []
    const isMailboxShared = isShared(email, people)
    return { id, name: `${firstName} ${lastName}`, email, sequence, date, isMailboxShared }
  })
}

/** The facts about the whole registration, for its booker. */
function statusFacts(mail: RegistrationMail, change: StatusChange) {
  const { pastSeats, dates } = change
  return {
    ...bookingFacts(mail, change),
    bookingLink: bookingLink(change.registration),
    ...(pastSeats.length > 0 && { pastSeats: seatFacts(pastSeats, dates) }),
  }
}
