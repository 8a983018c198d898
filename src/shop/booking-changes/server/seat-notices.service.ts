import type { Transaction } from '#platform/database/server/database.ts'
import { lockWithdrawableMails } from '#platform/mail/server/withdrawable-mails.repository.ts'
import {
  markInformed,
  restoreInformed,
  type SeatRow,
} from '#shop/booking/server/informed-seats.repository.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type {
  CalendarSeat,
  LostSeat,
  MailTraining,
  OwnSeat,
} from '#shop/booking/server/seat-facts.ts'
import { statusMailKeys } from '#shop/booking/server/status-mails.ts'
import { trainingFacts } from '#shop/booking/server/training-facts.ts'
import {
  findUndoable,
  forgetKnownStatus,
  removeInformedBefore,
  setUninformedBefore,
} from '#shop/booking/server/undoable-changes.repository.ts'
import { hasEnded } from '#shop/seats/domain/session-end.ts'
import type { CountedDate } from '#shop/trainings/server/training-dates.repository.ts'

/** Mails of a confirmation that still wait, so that their readers do not know of it. */
export interface WaitingConfirmation {
  /** In lower case. */
  recipients: ReadonlySet<string>
  /** When each seat's attendee was informed before the confirmation, by the seat's id; null for never. */
  informedBefore: Readonly<Record<string, string | null>>
  /** How many milliseconds they still wait. */
  pauseMs: number
}

/** What a change of a seat says to one person. It becomes a mail of its own, or a part of the booker's. */
export type SeatNotice = { name: string; email: string } & (
  | { kind: 'gained'; seat: OwnSeat }
  | { kind: 'lost'; seat: LostSeat; isReplaced: boolean }
  | {
      kind: 'moved'
      seat: CalendarSeat
      before: MailTraining
      training: MailTraining
      meetingUrl: string | null
    }
)

/** A seat with its present attendee, in a locked registration. */
export interface LockedSeat {
  registration: RegistrationRow
  waiting: WaitingConfirmation | null
  seat: SeatRow
  date: CountedDate
  now: Date
}

/** The confirmation of the registration that still waits; null where none does. The caller has locked the registration. */
export async function findWaitingConfirmation(
  tx: Transaction,
  registration: RegistrationRow,
): Promise<WaitingConfirmation | null> {
  if (registration.status !== 'confirmed') return null
  const waiting = await findWaitingChange(tx, registration)
  if (!waiting) return null
  return {
    recipients: new Set(waiting.mails.map(({ recipient }) => recipient.toLowerCase())),
    informedBefore: waiting.informedBefore,
    pauseMs: Math.max(...waiting.mails.map(({ pauseMs }) => pauseMs)),
  }
}

/**
 * The ids of the seats that a cancellation that still waits takes out of their attendees' calendars. The caller has
 * locked the registration.
 */
export async function findSeatsBeingCancelled(
  tx: Transaction,
  registration: RegistrationRow,
): Promise<ReadonlySet<string>> {
  if (registration.status !== 'cancelled') return new Set()
  const waiting = await findWaitingChange(tx, registration)
  const before = Object.entries(waiting?.informedBefore ?? {})
  return new Set(before.filter(([, informedAt]) => informedAt !== null).map(([id]) => id))
}

/** The last change of the status, while its mails wait; null where none do. */
async function findWaitingChange(tx: Transaction, { id, statusChanges }: RegistrationRow) {
  const last = await findUndoable(tx, id)
  if (last?.change !== statusChanges) return null
  const mails = await lockWithdrawableMails(tx, statusMailKeys(id, statusChanges))
  return mails.length === 0 ? null : { mails, informedBefore: last.informedBefore }
}

/** Whether the seat's attendee has been informed of it, so that it may be in their calendar. */
function isInformed({ registration, waiting, seat }: LockedSeat): boolean {
  if (waiting?.recipients.has(seat.email.toLowerCase()))
    return typeof waiting.informedBefore[seat.id] === 'string'
  return registration.status === 'confirmed' || seat.informedAt !== null
}

/**
 * Records that the seat is no longer its attendee's.
 *
 * @returns what to tell the attendee; nothing where they never knew of the seat, or its session has ended
 */
export async function loseSeat(
  tx: Transaction,
  locked: LockedSeat,
  { isReplaced }: { isReplaced: boolean },
): Promise<SeatNotice[]> {
  const { registration, waiting, seat, date, now } = locked
  const isTold = isInformed(locked) && !hasEnded(date.endsAt, now)
  const sequences = isTold ? await markInformed(tx, [seat.id], null) : null
  if (!isTold) await restoreInformed(tx, seat.id, null)
  if (waiting) await removeInformedBefore(tx, registration.id, seat.id)
  if (!sequences) return []
  const lost = { id: seat.id, sequence: sequences.get(seat.id) ?? 0, training: trainingFacts(date) }
  return [{ kind: 'lost', ...personOf(seat), seat: lost, isReplaced }]
}

/**
 * Takes the seat out of a cancellation that waits, whose reader is another address from now on. Should the cancellation
 * be undone, the new address is told of the seat.
 *
 * @returns what to tell the former address; nothing where the session has ended
 */
export async function loseCancelledSeat(
  tx: Transaction,
  { registration, seat, date, now }: LockedSeat,
): Promise<SeatNotice[]> {
  await setUninformedBefore(tx, registration.id, seat.id)
  await forgetKnownStatus(tx, registration.id)
  if (hasEnded(date.endsAt, now)) return []
  const sequences = await markInformed(tx, [seat.id], null)
  const lost = { id: seat.id, sequence: sequences.get(seat.id) ?? 0, training: trainingFacts(date) }
  return [{ kind: 'lost', ...personOf(seat), seat: lost, isReplaced: false }]
}

/**
 * Records that the attendee has the seat from now on. Where the confirmation of the registration still waits, it tells
 * them; where the registration is not confirmed, its confirmation will.
 *
 * @returns what to tell the attendee
 */
export async function gainSeat(tx: Transaction, locked: LockedSeat): Promise<SeatNotice[]> {
  const { registration, waiting, seat, date, now } = locked
  if (registration.status === 'pending') await forgetKnownStatus(tx, registration.id)
  if (registration.status !== 'confirmed' || hasEnded(date.endsAt, now)) return []
  const sequences = await markInformed(tx, [seat.id], now)
  if (waiting) {
    await setUninformedBefore(tx, registration.id, seat.id)
    return []
  }
  const own = {
    id: seat.id,
    sequence: sequences.get(seat.id) ?? 0,
    training: trainingFacts(date),
    meetingUrl: date.meetingUrl,
  }
  return [{ kind: 'gained', ...personOf(seat), seat: own }]
}

/**
 * Records that the attendee is informed of the seat's new date.
 *
 * @param told the seat on its old date
 * @returns what to tell the attendee; nothing where they did not know of the seat: its confirmation names the new date
 */
export async function tellOfMove(
  tx: Transaction,
  locked: LockedSeat,
  target: CountedDate,
): Promise<SeatNotice[]> {
  const { registration, seat, date, now } = locked
  if (!isInformed(locked)) return []
  const sequences = await markInformed(tx, [seat.id], now)
  return [
    {
      kind: 'moved',
      ...personOf(seat),
      seat: { id: seat.id, sequence: sequences.get(seat.id) ?? 0 },
      before: trainingFacts(date),
      training: trainingFacts(target),
      meetingUrl: registration.status === 'confirmed' ? target.meetingUrl : null,
    },
  ]
}

function personOf({ firstName, lastName, email }: SeatRow) {
  return { name: `${firstName} ${lastName}`, email }
}
