import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { type EditContext, requireVersion } from '#platform/editing/server/edits.service.ts'
import { insertRevisions } from '#platform/editing/server/revisions.repository.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { type NewMail, queueMails } from '#platform/mail/server/mails.repository.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import { raiseVersion, recordChanges } from '#shop/booking/server/booking-history.repository.ts'
import { markInformed } from '#shop/booking/server/informed-seats.repository.ts'
import { cancelWithItsSeats } from '#shop/booking/server/registrations.service.ts'
import {
  renewConfirmations,
  renewReceipt,
} from '#shop/booking/server/status-notifications.service.ts'
import { closeRequestsAbout } from '#shop/booking-changes/server/change-requests.repository.ts'
import { cancelSeats, moveSeats } from '#shop/booking-changes/server/seat-changes.repository.ts'
import { sessionValues } from '#shop/booking-changes/server/session-values.ts'
import { cancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'
import { countsOnSession } from '#shop/dates/server/session-change-mails.ts'
import { toPlannedDate } from '#shop/dates/server/training-dates.service.ts'
import {
  type CountedDate,
  findDate,
  lockDates,
  updateDate,
} from '#shop/trainings/server/training-dates.repository.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import { lockTraining, updateTraining } from '#shop/trainings/server/trainings.repository.ts'
import {
  type CancellationPreview,
  type CancelledDate,
  type DateCancellation,
  datesMovedTo,
} from '../domain/date-cancellation.ts'
import { cancellationMails } from './cancellation-mails.ts'
import { type ConcernedBooking, planCancellation } from './cancellation-plan.service.ts'
import { lockBookingsOfDate } from './date-cancellations.repository.ts'

/**
 * Cancels a date: the seats of each registration get another date, or are cancelled and the money for them comes back.
 * In one transaction with the mails, the audit log, a revision and `afterEdit`, which is called for the cancelled date
 * and for each date that gets seats. A registration without a remaining seat becomes cancelled.
 *
 * @throws ProblemError 404 training.date_not_found; 412 content.changed_meanwhile; otherwise as `planCancellation`
 */
export async function cancelDate(
  db: Database,
  id: string,
  cancellation: DateCancellation,
  context: EditContext,
  afterEdit: AfterEdit,
): Promise<CancelledDate> {
  const { now, actor } = context
  return inTransaction(db, async (tx) => {
    if (!(await findDate(tx, id))) throw trainingErrors.dateNotFound()
    const locked = await lockDates(tx, [id, ...datesMovedTo(cancellation)])
    const before = locked.find((date) => date.id === id)
    if (!before) throw trainingErrors.dateNotFound()
    if (before.state === 'cancelled') throw trainingErrors.dateIsCancelled()
    await requireVersion(
      tx,
      {
        subject: 'training',
        subjectId: before.trainingId,
        version: before.version,
        values: before,
        edit: { state: 'cancelled' },
      },
      context.expected,
    )
    await lockBookingsOfDate(tx, id)
    const { bookings } = await planCancellation(tx, before, { cancellation, targets: locked, now })
    const after = { ...(await updateDate(tx, before, { state: 'cancelled' })), seatsTaken: 0 }
    const mails: NewMail[] = []
    for (const booking of bookings) {
      const sequenceBySeat = await moveOrCancelSeats(tx, before, { booking, now, actor })
      mails.push(
        ...cancellationMails(booking, {
          date: before,
          reason: cancellation.reason,
          told: sequenceBySeat,
        }),
      )
    }
    await storeRevision(tx, before, context)
    await afterEdit(tx, { trainingId: before.trainingId, date: { before, after }, now })
    for (const date of gainedSeats(bookings))
      await afterEdit(tx, { trainingId: date.after.trainingId, date, now })
    const counts = {
      moved: countSeats(bookings, 'move'),
      refunded: countSeats(bookings, 'refund'),
    }
    await recordAction(tx, {
      actor,
      action: 'training.date_cancelled',
      subjectId: before.trainingId,
      details: { date: before.date, time: before.time, ...counts },
    })
    const queued = await queueMails(tx, mails)
    return { date: toPlannedDate(after), ...counts, mails: queued.length }
  })
}

/**
 * What {@link cancelDate} would do and send, without storing anything.
 *
 * @throws ProblemError as {@link cancelDate}, without versions
 */
export async function previewCancellation(
  db: Database,
  id: string,
  cancellation: DateCancellation,
  { now, settings }: { now: Date; settings: MailSettings },
): Promise<CancellationPreview> {
  const date = await findDate(db, id)
  if (!date) throw trainingErrors.dateNotFound()
  const found = await Promise.all(datesMovedTo(cancellation).map((other) => findDate(db, other)))
  const targets = found.filter((other) => other !== undefined)
  const { bookings, fingerprint } = await planCancellation(db, date, { cancellation, targets, now })
  const mails = bookings.flatMap((booking) =>
    cancellationMails(booking, {
      date,
      reason: cancellation.reason,
      told: sequencesToCome(booking),
    }),
  )
  return {
    fingerprint,
    bookings: bookings.map(({ registration, seats, isWhole, choice }) => ({
      registrationId: registration.id,
      reference: registration.reference,
      bookerName: registration.contactName,
      bookerEmail: registration.contactEmail,
      company: registration.company,
      status: registration.status,
      attendees: seats.map(({ name }) => name),
      isWhole,
      choice,
    })),
    mails: await showMails(db, mails, { now, settings }),
  }
}

/** The SEQUENCE of the next calendar entry, of each seat whose attendee is notified. */
function sequencesToCome({ seats, sequences }: ConcernedBooking): ReadonlyMap<string, number> {
  return new Map(seats.filter(countsOnSession).map(({ id }) => [id, (sequences.get(id) ?? 0) + 1]))
}

/**
 * Moves or cancels the seats of one registration. Its waiting mails then name its present seats.
 *
 * @returns by seat whose attendee is notified, the SEQUENCE of its calendar entry
 */
async function moveOrCancelSeats(
  tx: Transaction,
  cancelled: CountedDate,
  { booking, now, actor }: { booking: ConcernedBooking; now: Date; actor: string },
): Promise<Map<string, number>> {
  const { registration, seats, target, hasOthers } = booking
  const ids = seats.map(({ id }) => id)
  const informed = seats.filter(countsOnSession).map(({ id }) => id)
  const sequenceBySeat = await markInformed(tx, informed, target ? now : null)
  if (target) await moveSeats(tx, ids, target)
  else await cancelSeats(tx, ids, now)
  const details = { seats: ids.length, from: cancelled.date }
  await recordAction(tx, {
    actor,
    action: target ? 'registration.seats_moved' : 'registration.seats_cancelled',
    subjectId: registration.id,
    details: target ? { ...details, to: target.date } : details,
  })
  const cost = cancellationCost({
    price: registration.price,
    mode: 'free',
    isDateCancelled: true,
  })
  await recordChanges(
    tx,
    seats.map(({ id, name }) => {
      const before = { name, ...sessionValues(cancelled) }
      const about = { registrationId: registration.id, attendeeId: id, before }
      return target
        ? { ...about, kind: 'seat_moved', after: { name, ...sessionValues(target) } }
        : { ...about, kind: 'seat_cancelled', after: { cost } }
    }),
    { actor: { kind: 'staff', email: actor }, now },
  )
  await raiseVersion(tx, registration.id)
  if (!target) await closeRequestsAbout(tx, registration.id, { seatIds: ids, actor, now })
  if (!target && !hasOthers) {
    await cancelWithItsSeats(tx, registration, { actor, now })
  } else {
    await renewReceipt(tx, registration)
    await renewConfirmations(tx, [registration.id], now)
  }
  return sequenceBySeat
}

async function storeRevision(tx: Transaction, date: CountedDate, { actor, now }: EditContext) {
  const training = await lockTraining(tx, date.trainingId)
  const version = (training?.version ?? 0) + 1
  await updateTraining(tx, date.trainingId, { version })
  await insertRevisions(tx, [
    {
      subject: 'training',
      subjectId: date.trainingId,
      field: 'state',
      dateId: date.id,
      before: date.state,
      after: 'cancelled',
      version,
      editedBy: actor,
      createdAt: now,
    },
  ])
}

/** Each date that gets seats, before and after. */
function gainedSeats(bookings: readonly ConcernedBooking[]) {
  const targets = new Map(bookings.flatMap(({ target }) => (target ? [[target.id, target]] : [])))
  return [...targets.values()].map((before) => {
    const gained = countSeats(
      bookings.filter(({ target }) => target?.id === before.id),
      'move',
    )
    return { before, after: { ...before, seatsTaken: before.seatsTaken + gained } }
  })
}

function countSeats(bookings: readonly ConcernedBooking[], kind: 'move' | 'refund'): number {
  return bookings
    .filter(({ choice }) => choice.kind === kind)
    .reduce((sum, { seats }) => sum + seats.length, 0)
}
