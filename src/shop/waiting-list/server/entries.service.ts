import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { byField } from '#shop/seats/domain/registration-fields.ts'
import { type CountedDate, lockDates } from '#shop/trainings/server/training-dates.repository.ts'
import { lockTraining } from '#shop/trainings/server/trainings.repository.ts'
import type { WaitingEntry } from '../domain/waiting-entry.ts'
import { offerFreedSeats } from './offers.service.ts'
import { waitingListErrors } from './waiting-list.errors.ts'
import { type DescribedEntry, endEntry, findEntry } from './waiting-list.repository.ts'
import { readPricesFor, waitingMail } from './waiting-list-mails.ts'

/** An entry that nobody has confirmed is forgotten after this long. */
export const CONFIRM_WITHIN_MS = 48 * 3_600_000

/**
 * The entry as the person sees it who waits.
 *
 * @throws ProblemError 404 waiting_list.unknown_entry
 */
export async function getEntry(db: Database, id: string, now: Date): Promise<WaitingEntry> {
  return toWaitingEntry(db, id, now)
}

/**
 * Declines an offer: the entry is over, and its seats are offered to the next. Declining again changes nothing.
 *
 * @throws ProblemError 404 waiting_list.unknown_entry; 409 waiting_list.not_offered
 */
export async function decline(db: Database, id: string, now: Date): Promise<WaitingEntry> {
  return inTransaction(db, async (tx) => {
    const { entry } = await lockEntry(tx, id, now)
    if (entry.state === 'offered') await end(tx, entry, { state: 'declined', now })
    else if (entry.state !== 'declined') throw waitingListErrors.notOffered(entry.state)
    return toWaitingEntry(tx, id, now)
  })
}

/**
 * Leaves the list. Seats that were offered are offered to the next. An entry that is over stays as it is.
 *
 * @throws ProblemError 404 waiting_list.unknown_entry; 409 waiting_list.already_booked
 */
export async function leave(db: Database, id: string, now: Date): Promise<WaitingEntry> {
  return inTransaction(db, async (tx) => {
    const { entry } = await lockEntry(tx, id, now)
    if (entry.state === 'booked') throw waitingListErrors.alreadyBooked()
    if (entry.endedAt === null) await endWithMail(tx, entry, { byStaff: false, now })
    return toWaitingEntry(tx, id, now)
  })
}

/** Takes an entry from the list, and tells the person unless they never confirmed. The caller has locked it. */
export async function endWithMail(
  tx: Transaction,
  entry: DescribedEntry,
  { byStaff, now }: { byStaff: boolean; now: Date },
): Promise<void> {
  await end(tx, entry, { state: 'left', now })
  if (entry.state !== 'unconfirmed')
    await queueMails(tx, [
      waitingMail(
        entry,
        (waiting) => ({ template: 'waiting.left', data: { ...waiting, byStaff } }),
        'once',
      ),
    ])
}

async function end(
  tx: Transaction,
  entry: DescribedEntry,
  { state, now }: { state: 'left' | 'declined'; now: Date },
): Promise<void> {
  await endEntry(tx, entry.id, { state, endedAt: now })
  // Also one without an offer may have kept freed seats for itself.
  if (entry.dateId) await offerFreedSeats(tx, [entry.dateId], now)
}

/**
 * Locks the entry's date, or its training where it waits for dates, and reads the entry.
 *
 * @throws ProblemError 404 waiting_list.unknown_entry
 */
export async function lockEntry(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ entry: DescribedEntry; date: CountedDate | null }> {
  const { dateId, trainingId } = await findKnown(tx, id, now)
  const [date] = dateId ? await lockDates(tx, [dateId]) : []
  if (!dateId) await lockTraining(tx, trainingId)
  return { entry: await findKnown(tx, id, now), date: date ?? null }
}

async function findKnown(db: Connection, id: string, now: Date): Promise<DescribedEntry> {
  const entry = await findEntry(db, id)
  if (!entry || isForgotten(entry, now)) throw waitingListErrors.unknownEntry()
  return entry
}

/** An entry that was not confirmed in time, until the next run of the timetable deletes it. */
function isForgotten({ state, joinedAt }: DescribedEntry, now: Date): boolean {
  return state === 'unconfirmed' && now.getTime() - joinedAt.getTime() >= CONFIRM_WITHIN_MS
}

export async function toWaitingEntry(db: Connection, id: string, now: Date): Promise<WaitingEntry> {
  const entry = await findKnown(db, id, now)
  const { offeredSeats, offerEndsAt, startsAt, endsAt, joinedAt, dateId } = entry
  const pricesFor = offeredSeats === null ? null : await readPricesFor(db, now)
  return {
    kind: dateId === null ? 'training' : 'date',
    state: entry.state,
    trainingId: entry.trainingId,
    trainingTitle: entry.title,
    dateId,
    date: entry.date,
    time: entry.time,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    seats: entry.seats,
    atLeast: entry.atLeast,
    firstName: entry.firstName,
    lastName: entry.lastName,
    email: entry.email,
    ...byField((name) => entry[name]),
    joinedAt: joinedAt.toISOString(),
    capacity: entry.capacity,
    offer:
      offeredSeats === null || offerEndsAt === null || pricesFor === null
        ? null
        : {
            seats: offeredSeats,
            endsAt: offerEndsAt.toISOString(),
            prices: pricesFor(entry).map(({ packageId, price, priceType }) => ({
              packageId,
              price,
              priceType,
            })),
          },
  }
}
