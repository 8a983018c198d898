import { isDeepStrictEqual } from 'node:util'
import { isSameAddress } from '#platform/mail/server/recipients.ts'
import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import type { SeatRow } from '#shop/booking/server/seats.repository.ts'
import {
  bookedSeat,
  type ToldBookedSeat,
  type ToldBooking,
} from '#shop/booking/server/told-facts.ts'
import type { ChangeFacts } from '#shop/booking-changes/server/change-mail-data.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import { causeOfLoss } from './own-differences.ts'
import {
  dateOf,
  isOverAsTold,
  isToCome,
  knownOf,
  knownOfBooker,
  type PresentBooking,
  takenSeats,
} from './present-booking.ts'
import { hasSessionMoved } from './session-moved.ts'

/** What becomes of seats on a date that staff have cancelled. */
export interface SeatsOfCancelledDate {
  date: DateRow
  /** The session as the booker knows it. */
  before: MailTraining
  /** Their new date; null where they are cancelled. */
  target: DateRow | null
  seats: SeatRow[]
}

/** What differs between what the booker knows and the present. */
export interface BookerDifferences {
  /** What the booker knows of the booking; null where it has never been told. */
  known: ToldBooking | null
  /** The status that is news to the booker; null for none. */
  status: 'confirmed' | 'cancelled' | null
  /** Of the booking's data, and of its seats. */
  changes: { seat: SeatRow | null; facts: ChangeFacts }[]
  cancelledDates: SeatsOfCancelledDate[]
  /** Seats whose date has another time. */
  moved: { seat: SeatRow; before: ToldBookedSeat }[]
}

export function bookerDifferences(booking: PresentBooking): BookerDifferences {
  const known = knownOfBooker(booking, 'booking')
  const status = newStatus(booking, known)
  const found: BookerDifferences = { known, status, changes: [], cancelledDates: [], moved: [] }
  if (known) found.changes.push(...dataChanges(booking, known))
  if (status !== 'cancelled') {
    for (const seat of booking.seats) {
      const before = knownOfBooker(booking, `booked/${seat.id}`)
      if (before) compareSeat({ booking, seat, before, found })
      else if (known) addGain(booking, seat, found)
    }
  }
  // The first mail about the booking says how it is now, which needs no reason unless a date was cancelled.
  return known ? found : { ...found, changes: [], moved: [] }
}

/** Pending is told to nobody: the seats are kept, and nothing is decided. */
function newStatus(booking: PresentBooking, known: ToldBooking | null) {
  const { registration, seats } = booking
  const { status } = registration
  if (status === 'pending' || status === known?.status) return null
  const concerned = seats.filter(
    (seat) =>
      seat.cancelledAt === null ||
      (status === 'cancelled' && !known && !isLostWithDate(booking, seat)),
  )
  return concerned.some((seat) => isToCome(booking, seat)) ? status : null
}

function isLostWithDate(booking: PresentBooking, seat: SeatRow): boolean {
  const before = knownOfBooker(booking, `booked/${seat.id}`)
  return before !== null && causeOfLoss(booking, seat, before) === 'date cancelled'
}

function dataChanges(booking: PresentBooking, known: ToldBooking): BookerDifferences['changes'] {
  const { registration, billing } = booking
  const isAtOtherAddress = !knownOf(booking, 'booking', registration.contactEmail)
  const isContact =
    isAtOtherAddress ||
    known.name !== registration.contactName ||
    !isDeepStrictEqual(
      known.texts,
      byField((field) => registration[field]),
    )
  const kinds = [
    ...(isContact ? (['contact'] as const) : []),
    ...(isDeepStrictEqual(known.billing, billing) ? [] : (['billing'] as const)),
    ...(!isAtOtherAddress && known.linkCounter !== registration.linkCounter
      ? (['link'] as const)
      : []),
  ]
  return [...kinds.map((kind) => ({ seat: null, facts: { kind } })), ...newOrder(booking, known)]
}

function newOrder(
  { registration, packageName }: PresentBooking,
  { order: before }: ToldBooking,
): BookerDifferences['changes'] {
  const { packageId, price } = registration
  if (before.packageId === packageId && before.price === price) return []
  return [{ seat: null, facts: { kind: 'order', before, after: { packageName, price } } }]
}

interface ToldSeat {
  booking: PresentBooking
  seat: SeatRow
  before: ToldBookedSeat
  found: BookerDifferences
}

/** Adds what differs of one seat, unless its session is over. */
function compareSeat(told: ToldSeat): void {
  const { booking, seat, before, found } = told
  if (isOverAsTold(booking, before) && !isToCome(booking, seat)) return
  const present = bookedSeat(seat, dateOf(booking, seat))
  if (present.isCancelled) {
    if (!before.isCancelled) addLoss(told)
    return
  }
  const about = { attendee: present.name, training: present.training }
  if (before.isCancelled) found.changes.push({ seat, facts: { kind: 'restored', ...about } })
  comparePerson(told, present)
  compareDate(told, present)
  if (present.cannotCome && !before.cannotCome)
    found.changes.push({ seat, facts: { kind: 'cannot_come', ...about } })
}

/** A seat that the booking did not have when its booker was told of it. */
function addGain(booking: PresentBooking, seat: SeatRow, found: BookerDifferences): void {
  if (seat.cancelledAt !== null || !isToCome(booking, seat)) return
  const { name: attendee, training } = bookedSeat(seat, dateOf(booking, seat))
  found.changes.push({ seat, facts: { kind: 'added', attendee, training } })
}

function addLoss(told: ToldSeat): void {
  const { booking, seat, before, found } = told
  const { name: attendee, training } = before
  if (causeOfLoss(booking, seat, before) === 'date cancelled') addCancelledDate(told, null)
  else found.changes.push({ seat, facts: { kind: 'cancelled', attendee, training } })
}

function comparePerson(told: ToldSeat, present: ToldBookedSeat): void {
  if (isFollowing(told)) return
  const { seat, before, found } = told
  const { name: attendee, training } = present
  if (!isSameAddress(present.email, before.email)) {
    const facts = { kind: 'replaced', attendee, formerAttendee: before.name, training } as const
    found.changes.push({ seat, facts })
  } else if (before.name !== attendee || before.company !== present.company) {
    found.changes.push({ seat, facts: { kind: 'corrected', attendee, training } })
  }
}

function compareDate(told: ToldSeat, present: ToldBookedSeat): void {
  const { booking, seat, before, found } = told
  const date = dateOf(booking, seat)
  if (before.dateId === seat.dateId) {
    if (hasSessionMoved(before.training, date) && isSureOf(booking, seat))
      found.moved.push({ seat, before })
    return
  }
  const { name: attendee, training } = present
  const facts = { kind: 'moved', attendee, before: before.training, training } as const
  if (dateOf(booking, before).state === 'cancelled') addCancelledDate(told, date)
  else found.changes.push({ seat, facts })
}

/** Whether the booker's own data have changed, and the person of the seat with them. */
function isFollowing({ booking, seat, before, found }: ToldSeat): boolean {
  const { registration, told } = booking
  if (!isSameAddress(seat.email, registration.contactEmail)) return false
  const bookers = told.filter(({ item }) => item === 'booking').map(({ recipient }) => recipient)
  return (
    bookers.some((address) => isSameAddress(address, before.email)) &&
    found.changes.some(({ facts }) => facts.kind === 'contact')
  )
}

/** Whether the booker counts on the session: a booking that was never confirmed is told of its time when it is. */
function isSureOf(booking: PresentBooking, seat: SeatRow): boolean {
  return (
    booking.registration.status === 'confirmed' ||
    knownOf(booking, `own/${seat.id}`, seat.email) !== null
  )
}

function addCancelledDate(
  { booking, seat, before, found }: ToldSeat,
  target: DateRow | null,
): void {
  const date = dateOf(booking, before)
  const same = found.cancelledDates.find(
    (one) => one.date.id === date.id && one.target?.id === target?.id,
  )
  if (same) same.seats.push(seat)
  else found.cancelledDates.push({ date, before: before.training, target, seats: [seat] })
}

/** The changes that a confirmation says by naming people and dates. */
const SAID_BY_CONFIRMATION: readonly ChangeFacts['kind'][] = [
  'replaced',
  'corrected',
  'moved',
  'restored',
  'added',
  'order',
]

/** The changes that no mail about the status says. */
export function changesToTell({ status, changes }: BookerDifferences) {
  const said =
    status === 'confirmed'
      ? SAID_BY_CONFIRMATION
      : status === 'cancelled'
        ? (['order'] as const)
        : []
  return changes.filter(({ facts }) => !said.some((kind) => kind === facts.kind))
}

/** The seats that are to come and taken, as the booker sees them. */
export function seatsToCome(booking: PresentBooking): SeatRow[] {
  return takenSeats(booking).filter((seat) => isToCome(booking, seat))
}
