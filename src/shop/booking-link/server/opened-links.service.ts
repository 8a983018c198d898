import * as z from 'zod'
import { REFERENCE_CODE } from '#platform/basics/domain/reference-code.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import {
  isBookingToken,
  isNewContactToken,
  isReceiptToken,
  isSeatToken,
} from '#shop/booking/server/booking-link.ts'
import { hasLinkEnded, receiptLinkEnd } from '../domain/link-end.ts'
import {
  findById,
  findByReference,
  findSeat,
  type LinkedRegistration,
  type LinkedSeat,
  listSeats,
} from './linked-bookings.repository.ts'

/** A booking that its booker's link opens. */
export interface OpenedBooking {
  registration: LinkedRegistration
  seats: LinkedSeat[]
  /** Whether by the link of the browser that booked, which shows the booking and takes billing data. */
  isReceipt: boolean
}

/** A seat that its attendee's link opens, and its registration. */
export interface OpenedSeat {
  registration: LinkedRegistration
  seat: LinkedSeat
}

interface Link {
  /** The key of the links. */
  key: string
  token: string
  now: Date
}

/**
 * The booking that the booker's link opens, or for a day the link of the browser that booked; undefined for a link that
 * is wrong, revoked or ended, and for a booker whose data was erased.
 */
export async function openBooking(
  db: Connection,
  reference: string,
  { key, token, now }: Link,
): Promise<OpenedBooking | undefined> {
  const live = await findLive(db, reference, now)
  if (!live) return undefined
  if (isBookingToken(key, live.registration, token)) return { ...live, isReceipt: false }
  const isReceipt = isReceiptToken(key, live.registration, token)
  if (!isReceipt || now >= receiptLinkEnd(live.registration)) return undefined
  return { ...live, seats: live.seats.map(withoutMeeting), isReceipt }
}

/** What is for participants alone, whose mails have it. */
function withoutMeeting(seat: LinkedSeat): LinkedSeat {
  return { ...seat, note: '', meetingUrl: null }
}

/**
 * The booking again, after a change that the link has allowed.
 *
 * @throws Error where it was deleted meanwhile, which no call does
 */
export async function reopenBooking(
  db: Connection,
  { registration: { id }, isReceipt }: OpenedBooking,
): Promise<OpenedBooking> {
  const registration = await findById(db, id)
  if (!registration) throw new Error(`The registration ${id} was deleted while it was changed`)
  const seats = await listSeats(db, id)
  return { registration, seats: isReceipt ? seats.map(withoutMeeting) : seats, isReceipt }
}

/** The booking whose new contact address the link confirms, as {@link openBooking}; undefined where none waits. */
export async function openNewContact(
  db: Connection,
  reference: string,
  { key, token, now }: Link,
): Promise<(OpenedBooking & { newEmail: string }) | undefined> {
  const opened = await findLive(db, reference, now)
  const newEmail = opened?.registration.newContactEmail
  if (!opened || !newEmail) return undefined
  const booking = opened.registration
  return isNewContactToken(key, { booking, newEmail, token })
    ? { ...opened, newEmail, isReceipt: false }
    : undefined
}

/**
 * The seat that the link opens; undefined for a link that is wrong or ended, and once another person has the seat or the
 * attendee's data was erased.
 */
export async function openSeat(
  db: Connection,
  id: string,
  { key, token, now }: Link,
): Promise<OpenedSeat | undefined> {
  const seat = z.uuid().safeParse(id).success ? await findSeat(db, id) : undefined
  if (!seat || !isSeatToken(key, seat, token)) return undefined
  if (isErasedAddress(seat.email) || hasLinkEnded([seat], now)) return undefined
  const registration = await findById(db, seat.registrationId)
  return registration && { registration, seat }
}

async function findLive(
  db: Connection,
  reference: string,
  now: Date,
): Promise<Omit<OpenedBooking, 'isReceipt'> | undefined> {
  if (!REFERENCE_CODE.test(reference)) return undefined
  const registration = await findByReference(db, reference)
  if (!registration || isErasedAddress(registration.contactEmail)) return undefined
  const seats = await listSeats(db, registration.id)
  return hasLinkEnded(seats, now) ? undefined : { registration, seats }
}
