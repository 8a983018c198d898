import * as z from 'zod'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { whyHeadWaits } from '#shop/seats/domain/why-head-waits.ts'
import { findDate } from '#shop/trainings/server/training-dates.repository.ts'
import { trainingErrors } from '#shop/trainings/server/trainings.errors.ts'
import type { ListedWaitingEntry, WaitingForDates, WaitingList } from '../domain/waiting-entry.ts'
import { endWithMail, lockEntry } from './entries.service.ts'
import { waitingListErrors } from './waiting-list.errors.ts'
import {
  type EntryRow,
  findEntry,
  listActiveOfTrainings,
  listOfDate,
} from './waiting-list.repository.ts'

/**
 * The waiting list of a date, and why its head waits.
 *
 * @throws ProblemError 404 training.date_not_found
 */
export async function getWaitingList(
  db: Database,
  dateId: string,
  now: Date,
): Promise<WaitingList> {
  const date = await findDate(db, dateId)
  if (!date) throw trainingErrors.dateNotFound()
  const rows = await listOfDate(db, date.id)
  return {
    entries: rows.map(({ entry, reference }) => toListed(entry, reference)),
    why: whyHeadWaits(date, now),
  }
}

/** Who waits for new dates, by training; trainings that nobody waits for are left out. */
export async function getWaitingForDates(db: Database): Promise<WaitingForDates[]> {
  const ofTrainings = Map.groupBy(await listActiveOfTrainings(db), ({ trainingId }) => trainingId)
  return [...ofTrainings].map(([trainingId, entries]) => ({
    trainingId,
    trainingTitle: entries[0]?.title ?? '',
    entries: entries.map((entry) => toListed(entry, null)),
  }))
}

/**
 * Takes somebody from a waiting list, who is told by mail. Recorded as "training.waiting_removed", without the person.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 waiting_list.unknown_entry; 409 waiting_list.not_waiting
 */
export async function removeEntry(
  db: Database,
  id: string,
  { actor, now }: { actor: string; now: Date },
): Promise<ListedWaitingEntry> {
  if (!z.uuid().safeParse(id).success) throw waitingListErrors.unknownEntry()
  return inTransaction(db, async (tx) => {
    const { entry } = await lockEntry(tx, id, now)
    if (entry.endedAt !== null) throw waitingListErrors.notWaiting()
    await endWithMail(tx, entry, { byStaff: true, now })
    const { trainingId, date, time, seats } = entry
    await recordAction(tx, {
      actor,
      action: 'training.waiting_removed',
      subjectId: trainingId,
      details: { date, time, seats },
    })
    return toListed((await findEntry(tx, id)) ?? entry, null)
  })
}

function toListed(entry: EntryRow, reference: string | null): ListedWaitingEntry {
  const { id, state, seats, atLeast, firstName, lastName, email } = entry
  return {
    id,
    state,
    seats,
    atLeast,
    firstName,
    lastName,
    email,
    ...byField((name) => entry[name]),
    joinedAt: entry.joinedAt.toISOString(),
    offeredSeats: entry.offeredSeats,
    offerEndsAt: entry.offerEndsAt?.toISOString() ?? null,
    reference,
  }
}
