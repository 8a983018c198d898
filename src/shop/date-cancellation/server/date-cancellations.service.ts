import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { fingerprintOf } from '#platform/basics/server/fingerprint.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction, rolledBack } from '#platform/database/server/transaction.ts'
import { type EditContext, requireVersion } from '#platform/editing/server/edits.service.ts'
import { insertRevisions } from '#platform/editing/server/revisions.repository.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import { cancelThese } from '#shop/booking-changes/server/cancellations.service.ts'
import { lockOnDates, storeOutcome } from '#shop/booking-changes/server/change-booking.service.ts'
import { type ChangeSettings, changeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import { moveThese } from '#shop/booking-changes/server/seats.service.ts'
import { toPlannedDate } from '#shop/dates/server/training-dates.service.ts'
import { planTelling } from '#shop/telling/server/tell.service.ts'
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
import { type ConcernedBooking, factsOf, planCancellation } from './cancellation-plan.service.ts'
import { cancellationErrors } from './date-cancellations.errors.ts'
import { lockBookingsOfDate } from './date-cancellations.repository.ts'

interface CancellationContext extends EditContext, ChangeSettings {
  afterEdit: AfterEdit
}

/**
 * Cancels a date: the seats of each registration get another date, or are cancelled and cost nothing.
 * In one transaction with the audit log, a revision and `afterEdit`, which is called for the cancelled date and for each
 * date that gets seats. A registration without a remaining seat becomes cancelled. Its people are told later.
 *
 * @throws ProblemError 404 training.date_not_found; 409 date_cancellation.changed_meanwhile where it is not what the
 * fingerprint's preview showed; 412 content.changed_meanwhile; otherwise as `planCancellation`
 */
export async function cancelDate(
  db: Database,
  id: string,
  cancellation: DateCancellation,
  context: CancellationContext,
): Promise<CancelledDate> {
  return inTransaction(db, async (tx) => {
    const { date, bookings, mails, fingerprint } = await cancelLocked(tx, id, cancellation, context)
    if ((cancellation.fingerprint ?? fingerprint) !== fingerprint)
      throw cancellationErrors.changedMeanwhile()
    const counts = {
      moved: countSeats(bookings, 'move'),
      cancelled: countSeats(bookings, 'cancel'),
    }
    await recordAction(tx, {
      actor: context.actor,
      action: 'training.date_cancelled',
      subjectId: date.trainingId,
      details: { date: date.date, time: date.time, ...counts },
    })
    return { date: toPlannedDate(date), ...counts, mails: mails.length }
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
  { settings, ...context }: Omit<CancellationContext, 'expected'> & { settings: MailSettings },
): Promise<CancellationPreview> {
  const { now } = context
  return rolledBack(db, async (tx) => {
    const anyVersion = { ...context, expected: null }
    const { bookings, mails, fingerprint } = await cancelLocked(tx, id, cancellation, anyVersion)
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
      mails: await showMails(tx, mails, { now, settings }),
    }
  })
}

/** The cancellation, the mails that are written if nothing changes until then, and the fingerprint of both. */
async function cancelLocked(
  tx: Transaction,
  id: string,
  cancellation: DateCancellation,
  context: CancellationContext,
) {
  const { now, afterEdit } = context
  if (!(await findDate(tx, id))) throw trainingErrors.dateNotFound()
  const locked = await lockDates(tx, [id, ...datesMovedTo(cancellation)])
  const before = locked.find((date) => date.id === id)
  if (!before) throw trainingErrors.dateNotFound()
  if (before.state === 'cancelled') throw trainingErrors.dateIsCancelled()
  const { trainingId } = before
  await requireVersion(
    tx,
    {
      subject: 'training',
      subjectId: trainingId,
      version: before.version,
      values: before,
      edit: { state: 'cancelled' },
    },
    context.expected,
  )
  await lockBookingsOfDate(tx, id)
  const bookings = await planCancellation(tx, before, {
    cancellation,
    targets: locked,
    now,
  })
  const values = { state: 'cancelled' as const, cancellationReason: cancellation.reason }
  const date = { ...(await updateDate(tx, before, values)), seatsTaken: 0 }
  for (const booking of bookings)
    await moveOrCancelSeats(tx, booking, { date: before, dates: locked, context })
  await storeRevision(tx, before, context)
  await afterEdit(tx, { trainingId, date: { before, after: date }, now })
  for (const gained of gainedSeats(bookings))
    await afterEdit(tx, { trainingId: gained.after.trainingId, date: gained, now })
  const ids = bookings.map(({ registration }) => registration.id)
  const { mails, fingerprint: told } = await planTelling(tx, ids, now)
  return { date, bookings, mails, fingerprint: fingerprintOf([factsOf(bookings), told]) }
}

/** Moves or cancels the seats of one registration on the date. */
async function moveOrCancelSeats(
  tx: Transaction,
  { registration, target }: ConcernedBooking,
  {
    date,
    dates,
    context,
  }: { date: CountedDate; dates: readonly CountedDate[]; context: CancellationContext },
): Promise<void> {
  const { actor: email, now } = context
  const actor = { kind: 'staff' as const, email }
  const change = { ...changeSettings(context), actor, now, expected: null }
  const booking = await lockOnDates(tx, registration.id, { dates, context: change })
  const seats = booking.seats.filter(
    ({ dateId, cancelledAt }) => dateId === date.id && cancelledAt === null,
  )
  const outcome = target
    ? await moveThese(tx, seats, { from: date, to: target })
    : await cancelThese(tx, booking, { seats, context: change, isDateCancelled: true })
  await storeOutcome(tx, booking, { outcome: { ...outcome, freed: [] }, context: change })
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

function countSeats(bookings: readonly ConcernedBooking[], kind: 'move' | 'cancel'): number {
  return bookings
    .filter(({ choice }) => choice.kind === kind)
    .reduce((sum, { seats }) => sum + seats.length, 0)
}
