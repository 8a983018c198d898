import { createHash } from 'node:crypto'
import {
  byRecipient,
  greetingOf,
  NAMES_JOINED_BY,
  recipientName,
} from '#platform/mail/server/recipients.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { firstNameRule, fullNameRule } from '#platform/persons/domain/person-name.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import { seatStatus } from '#shop/seats/domain/status.ts'
import type { LeftOutReason, MessagePreview, NoLinkReason } from '../domain/message.ts'
import type { MessageSession } from './message-mail-data.ts'
import type { MessageSeat } from './message-seats.repository.ts'

/** Somebody who gets the message, at one address. */
export interface MessageRecipient {
  address: string
  /** First and last name; of all people who share the address. */
  name: string
  /** What {{vorname}} stands for. */
  firstName: string
  /** The registration that the mail is listed with: the oldest one. */
  registrationId: string
  isBooker: boolean
  isConfirmed: boolean
  seats: number
  /** Each date once, by start. */
  sessions: MessageSession[]
}

type LeftOut = MessagePreview['leftOut'][number]

/**
 * Who gets a message about these seats: everybody with a taken seat, once for each address, ignoring case, whatever the
 * number of seats; and, if wanted, those who booked taken seats and have none of them.
 *
 * @returns the recipients by name, and the people who get nothing, each with the reason
 */
export function recipientsOf(
  seats: readonly MessageSeat[],
  { includeBookers }: { includeBookers: boolean },
): { recipients: MessageRecipient[]; leftOut: LeftOut[] } {
  const taken = seats.filter((seat) => !isCancelled(seat))
  const attending = byRecipient(taken).map((group) => attendee(group.address, group.seats))
  const known = new Set(attending.map(({ address }) => address.toLowerCase()))
  const booked = taken.map((seat) => ({ ...seat, email: seat.registration.contactEmail }))
  const bookers = byRecipient(includeBookers ? booked : [])
    .filter(({ address }) => !known.has(address.toLowerCase()))
    .map((group) => booker(group.address, group.seats))
  const recipients = [...attending, ...bookers].sort(byName)
  const reached = new Set(recipients.map(({ address }) => address.toLowerCase()))
  const leftOut = [
    ...seats.filter(({ email }) => !reached.has(email.toLowerCase())).map(seatLeftOut),
    ...(includeBookers ? erasedBookers(taken) : []),
  ]
  return { recipients, leftOut }
}

/** Changes with the addresses, and not with their order. */
export function fingerprintOf(recipients: readonly MessageRecipient[]): string {
  const addresses = recipients.map(({ address }) => address.toLowerCase()).sort()
  return createHash('sha256').update(addresses.join('\n')).digest('base64url')
}

/** Why {{link}} has no value in one of the reader's sessions; null where it has one in all. */
export function noLinkReason({ sessions }: MessageRecipient): NoLinkReason | null {
  const missing = sessions.flatMap(({ link }) => ('missing' in link ? link.missing : []))
  return missing[0] ?? null
}

function isCancelled({ registration, cancelledAt }: MessageSeat): boolean {
  return seatStatus(registration.status, cancelledAt) === 'cancelled'
}

type Seats = readonly [MessageSeat, ...MessageSeat[]]

function attendee(address: string, seats: Seats): MessageRecipient {
  return {
    ...factsOf(address, seats, (seat) => linkOf(seat)),
    name: recipientName(seats.map(fullName)),
    firstName: firstNames(seats),
    isBooker: false,
  }
}

/** Somebody who only booked is greeted by the first of the names, and gets no link: those who attend get it. */
function booker(address: string, seats: Seats): MessageRecipient {
  const names = seats.map(({ registration }) => ({ name: registration.contactName }))
  const valid = names.filter(({ name }) => fullNameRule(name) === null)
  return {
    ...factsOf(address, seats, () => ({ missing: 'not_attending' })),
    name: recipientName(names),
    firstName: greetingOf(recipientName(valid)),
    isBooker: true,
  }
}

function factsOf(
  address: string,
  seats: Seats,
  linkFor: (seat: MessageSeat) => MessageSession['link'],
) {
  const byDate = new Map<string, MessageSession>()
  for (const seat of seats) {
    const session = {
      dateId: seat.date.id,
      training: trainingFacts(seat.date),
      link: linkFor(seat),
    }
    const before = byDate.get(session.dateId)
    if (!before || 'missing' in before.link) byDate.set(session.dateId, session)
  }
  return {
    address,
    registrationId: seats[0].registration.id,
    isConfirmed: seats.every(({ registration }) => registration.status === 'confirmed'),
    seats: seats.length,
    sessions: [...byDate.values()].sort(byStart),
  }
}

function linkOf({ registration, date }: MessageSeat): MessageSession['link'] {
  if (registration.status !== 'confirmed') return { missing: 'not_confirmed' }
  return date.meetingUrl ? { url: date.meetingUrl } : { missing: 'not_set' }
}

function fullName({ firstName, lastName }: MessageSeat) {
  return { name: `${firstName} ${lastName}` }
}

/** Without names of the kind that the product puts into no mail: the first name may be in the subject. */
function firstNames(seats: Seats): string {
  const names = seats.map(({ firstName }) => firstName)
  return [...new Set(names.filter((name) => firstNameRule(name) === null))].join(NAMES_JOINED_BY)
}

function seatLeftOut(seat: MessageSeat): LeftOut {
  return {
    name: fullName(seat).name,
    ...registrationOf(seat),
    reason: isErasedAddress(seat.email) ? 'erased' : 'cancelled',
  }
}

/** Bookers whose data was erased, each registration once. */
function erasedBookers(taken: readonly MessageSeat[]): LeftOut[] {
  const erased = taken.filter(({ registration }) => isErasedAddress(registration.contactEmail))
  const byRegistration = new Map(erased.map((seat) => [seat.registration.id, seat]))
  return [...byRegistration.values()].map((seat) => ({
    name: seat.registration.contactName,
    ...registrationOf(seat),
    reason: 'erased' satisfies LeftOutReason,
  }))
}

function registrationOf({ registration }: MessageSeat) {
  return { registrationId: registration.id, reference: registration.reference }
}

const german = new Intl.Collator('de')

function byName(one: MessageRecipient, other: MessageRecipient): number {
  return german.compare(one.name, other.name) || german.compare(one.address, other.address)
}

/** Sessions without a known start come last. */
function byStart({ training: one }: MessageSession, { training: other }: MessageSession): number {
  return (one.startsAt ?? '~').localeCompare(other.startsAt ?? '~', 'en')
}
