import type { LostSeat, OwnSeat, SeatFacts } from '../mail/mail-data.ts'
import type { NewMail } from '../mail/mails.repository.ts'
import { bookedBy, byReader, isSameAddress, readerName } from '../mail/readers.ts'
import { trainingFacts } from '../mail/training-facts.ts'
import type { TrainingRow } from '../trainings/trainings.repository.ts'
import type { RegistrationRow } from './registrations.repository.ts'
import type { SeatRow } from './told-seats.repository.ts'

/** What the mails about another status are made of. */
export interface StatusChange {
  registration: RegistrationRow
  /** The number of this change among those of the registration's status. */
  change: number
  packageName: string
  /** The seats of the registration whose session is not over: those that the mails are about. */
  seats: SeatRow[]
  /** Those whose session is over; the booker's mail only says that they are. */
  pastSeats: SeatRow[]
  /** By seat whose holder is told with this change: the SEQUENCE of its calendar entry. */
  told: Map<string, number>
  /** The trainings of the seats. */
  trainings: TrainingRow[]
}

/** The causes of all mails about a registration's status after so many changes. */
export function statusCauses(registrationId: string, change: number): string[] {
  return [confirmedCause(registrationId, change), cancelledCause(registrationId, change)]
}

function confirmedCause(registrationId: string, change: number): string {
  return `registration.confirmed/${registrationId}/${change}`
}

function cancelledCause(registrationId: string, change: number): string {
  return `registration.cancelled/${registrationId}/${change}`
}

/**
 * The mails of a confirmation: to the booker everything, to each other attendee their own seats only, whatever their
 * number. A booker who attends has the own seats, with their calendar entries, in that one mail.
 */
export function confirmationMails(change: StatusChange): NewMail[] {
  const { registration } = change
  const cause = confirmedCause(registration.id, change.change)
  const { ownSeats, others } = readersOf(change, ownSeat)
  return [
    {
      template: 'registration.confirmed.booker',
      data: { ...bookingFacts(change), ownSeats },
      cause,
      recipient: registration.contactEmail,
      registrationId: registration.id,
    },
    ...others.map(
      ({ recipient, ...data }): NewMail => ({
        template: 'registration.confirmed.attendee',
        data,
        cause,
        recipient,
        registrationId: registration.id,
      }),
    ),
  ]
}

/**
 * The mails of a cancellation: to the booker, and to other attendees who had been told of their seats.
 *
 * @param unconfirmedPerHour for a registration that nobody has confirmed: how many such mails one mailbox gets in an hour
 */
export function cancellationMails(
  change: StatusChange,
  unconfirmedPerHour: number | undefined,
): NewMail[] {
  const { registration } = change
  const cause = cancelledCause(registration.id, change.change)
  const { ownSeats, others } = readersOf(change, lostSeat)
  return [
    {
      template: 'registration.cancelled.booker',
      data: { ...bookingFacts(change), ownSeats },
      cause,
      recipient: registration.contactEmail,
      registrationId: registration.id,
      unconfirmedPerHour,
    },
    ...others.map(
      ({ recipient, ...data }): NewMail => ({
        template: 'registration.cancelled.attendee',
        data,
        cause,
        recipient,
        registrationId: registration.id,
      }),
    ),
  ]
}

interface NamedSeat {
  id: string
  name: string
  email: string
  sequence: number
  training: TrainingRow
}

function ownSeat(seat: NamedSeat): OwnSeat {
  return { ...lostSeat(seat), meetingUrl: seat.training.meetingUrl }
}

function lostSeat({ id, sequence, training }: NamedSeat): LostSeat {
  return { id, sequence, training: trainingFacts(training) }
}

/** The told seats by who reads of them: those of the booker, and those of each other attendee. */
function readersOf<Seat>(change: StatusChange, factsOf: (seat: NamedSeat) => Seat) {
  const { contactName, contactEmail, reference } = change.registration
  const booker = { name: contactName, email: contactEmail }
  const readers = byReader(toldSeats(change)).map(({ address, seats }) => ({
    recipient: address,
    attendeeName: readerName(seats),
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

function toldSeats({ seats, told, trainings }: StatusChange): NamedSeat[] {
  return seats.flatMap(({ id, firstName, lastName, email, trainingId }) => {
    const sequence = told.get(id)
    const training = trainings.find((row) => row.id === trainingId)
    if (sequence === undefined || !training) return []
    return { id, name: `${firstName} ${lastName}`, email, sequence, training }
  })
}

function bookingFacts(change: StatusChange) {
  const { registration, packageName, seats, pastSeats } = change
  const { contactName, reference, price, priceType } = registration
  return {
    bookerName: contactName,
    reference,
    packageName,
    price,
    priceType,
    seats: seatFacts(seats, change),
    ...(pastSeats.length > 0 && { pastSeats: seatFacts(pastSeats, change) }),
  }
}

function seatFacts(seats: SeatRow[], { trainings }: StatusChange): SeatFacts[] {
  return seats.flatMap(({ firstName, lastName, trainingId }) => {
    const training = trainings.find(({ id }) => id === trainingId)
    return training
      ? { attendee: `${firstName} ${lastName}`, training: trainingFacts(training) }
      : []
  })
}
