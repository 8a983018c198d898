import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { offerEnd } from '#shop/seats/domain/waiting-offer-time.ts'
import { isTooLarge, seatsForSale } from '#shop/seats/domain/waiting-offers.ts'
import { comingDates } from '#shop/trainings/domain/training-date.ts'
import {
  type CountedDate,
  findDate,
  listShownDates,
  lockDates,
} from '#shop/trainings/server/training-dates.repository.ts'
import { findTraining, lockTraining } from '#shop/trainings/server/trainings.repository.ts'
import type { Joining, WaitingEntry } from '../domain/waiting-entry.ts'
import { lockEntry, toWaitingEntry } from './entries.service.ts'
import { offerSeatsAfterJoining } from './offers.service.ts'
import { waitingListErrors } from './waiting-list.errors.ts'
import {
  type DescribedEntry,
  type EntryRow,
  findActiveEntry,
  insertEntry,
  lastPlace,
  updateEntry,
} from './waiting-list.repository.ts'
import { waitingMail } from './waiting-list-mails.ts'

/** Joining twice within this time causes one mail: a double click, or a second try before the first mail has arrived. */
const ONE_MAIL_WITHIN_MS = 10 * 60_000

/**
 * Asks to wait for seats of a full date, or for new dates of a training: a mail with a link that confirms it is sent. An
 * address waits once. Joining again changes an entry that is not confirmed yet; a confirmed one stays as it is, because
 * anybody can type an address, and the mail says so. The answer is the same each time.
 *
 * @throws ProblemError 422 waiting_list.unknown_date, .unknown_training, .too_many_seats; 409 waiting_list.date_begun, .date_cancelled,
 * .seats_free where all wanted seats can be booked
 */
export async function join(
  db: Database,
  joining: Joining,
  { now, unconfirmedPerHour }: { now: Date; unconfirmedPerHour: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const wish = await lockWish(tx, joining, now)
    const { dateId: _, trainingId: __, atLeast = joining.seats, ...person } = joining
    const values = { ...person, atLeast, joinedAt: now, knownDates: wish.knownDates }
    const { trainingId, dateId } = wish
    const found = await findActiveEntry(tx, { trainingId, dateId, email: joining.email })
    const isOnList = found !== undefined && found.state !== 'unconfirmed'
    const entry = isOnList
      ? found
      : await storeUnconfirmed(tx, found, { ...values, trainingId, dateId })
    const mail = waitingMail(
      { ...entry, ...wish.texts },
      (waiting) => ({ template: 'waiting.confirm', data: { ...waiting, isOnList } }),
      `${entry.state}/${Math.floor(now.getTime() / ONE_MAIL_WITHIN_MS)}`,
    )
    await queueMails(tx, [{ ...mail, unconfirmedPerHour }])
  })
}

interface Wish {
  trainingId: string
  dateId: string | null
  texts: Pick<DescribedEntry, 'title' | 'date' | 'time' | 'startsAt' | 'endsAt' | 'capacity'>
  /** For a training: its dates to come, of which the person is not told. */
  knownDates: string[]
}

async function lockWish(tx: Transaction, joining: Joining, now: Date): Promise<Wish> {
  const { trainingId, dateId, seats, atLeast = seats } = joining
  if (dateId === undefined) return lockWishForDates(tx, trainingId ?? '', now)
  const found = await findDate(tx, dateId)
  const isOfTraining = trainingId === undefined || found?.trainingId === trainingId
  const [date] = found && isOfTraining ? await lockDates(tx, [found.id]) : []
  const isVisible = date && (await findTraining(tx, date.trainingId))?.visible
  if (!date || !isVisible) throw waitingListErrors.unknownDate()
  requireOpen(date, now)
  requireRoom({ seats, atLeast }, date.capacity)
  const free = seatsForSale(date, now)
  if (free >= seats) throw waitingListErrors.seatsFree(free)
  const { title, date: day, time, startsAt, endsAt, capacity } = date
  return {
    trainingId: date.trainingId,
    dateId: date.id,
    texts: { title, date: day, time, startsAt, endsAt, capacity },
    knownDates: [],
  }
}

async function lockWishForDates(tx: Transaction, trainingId: string, now: Date): Promise<Wish> {
  const training = await lockTraining(tx, trainingId)
  if (!training?.visible) throw waitingListErrors.unknownTraining()
  const coming = comingDates(await listShownDates(tx, now, trainingId), now)
  return {
    trainingId,
    dateId: null,
    texts: {
      title: training.title,
      date: null,
      time: null,
      startsAt: null,
      endsAt: null,
      capacity: null,
    },
    knownDates: coming.map(({ id }) => id),
  }
}

/**
 * @throws ProblemError 409 waiting_list.date_cancelled, .date_begun where no seat of the date can be offered any more
 */
function requireOpen(date: CountedDate, now: Date): void {
  if (date.state === 'cancelled') throw waitingListErrors.dateCancelled()
  if (offerEnd(date.startsAt, now) === null) throw waitingListErrors.dateBegun()
}

/** @throws ProblemError 422 waiting_list.too_many_seats where the group needs more seats than the date has */
function requireRoom(group: { seats: number; atLeast: number }, capacity: number): void {
  if (!isTooLarge(group, capacity)) return
  const path = group.atLeast < group.seats ? 'atLeast' : 'seats'
  throw waitingListErrors.tooManySeats(capacity, path)
}

async function storeUnconfirmed(
  tx: Transaction,
  found: EntryRow | undefined,
  values: Parameters<typeof insertEntry>[1],
): Promise<EntryRow> {
  if (!found) return insertEntry(tx, values)
  await updateEntry(tx, found.id, values)
  return { ...found, ...values } as EntryRow
}

/**
 * Confirms the address of an entry, which gives it its place on the list, and offers it seats that are of use to it
 * alone. Confirming again changes nothing.
 *
 * @throws ProblemError 404 waiting_list.unknown_entry; 409 waiting_list.has_ended, .date_begun, .date_cancelled; 422
 * waiting_list.too_many_seats
 */
export async function confirm(db: Database, id: string, now: Date): Promise<WaitingEntry> {
  return inTransaction(db, async (tx) => {
    const { entry, date } = await lockEntry(tx, id, now)
    if (entry.endedAt !== null && entry.state !== 'booked')
      throw waitingListErrors.hasEnded(entry.state)
    if (entry.state === 'unconfirmed') {
      if (date) {
        requireOpen(date, now)
        requireRoom(entry, date.capacity)
      }
      await updateEntry(tx, id, { state: 'waiting', place: lastPlace(entry.dateId) })
      if (date) await offerSeatsAfterJoining(tx, date.id, now)
    }
    return toWaitingEntry(tx, id, now)
  })
}
