import type { Transaction } from '#platform/database/server/database.ts'
import { type NewMail, queueMails } from '#platform/mail/server/mails.repository.ts'
import { deleteMails, lockUnsentMails } from '#platform/mail/server/unsent-mails.repository.ts'
import { hasBegun } from '#shop/seats/domain/capacity.ts'
import { keepUntil, offerEnd } from '#shop/seats/domain/waiting-offer-time.ts'
import { freeSeats, isTooLarge, planOffers } from '#shop/seats/domain/waiting-offers.ts'
import {
  type CountedDate,
  lockDates,
  setKeptUntil,
} from '#shop/trainings/server/training-dates.repository.ts'
import type { WaitingEnd } from './waiting-facts.ts'
import {
  type DescribedEntry,
  endEntry,
  lastPlace,
  listActiveOfDate,
  listAllActiveOfTraining,
  updateEntry,
} from './waiting-list.repository.ts'
import { readPricesFor, waitingMail } from './waiting-list-mails.ts'

/**
 * Offers seats of these dates to those who wait for them, in the transaction that has freed the seats. What does not
 * suffice for the head of a list is kept for it from now on. Locks the dates in the order of their ids.
 *
 * @param mailDelayMs how long the mails wait, in milliseconds; until then {@link takeBackOffers} withdraws them
 */
export async function offerFreedSeats(
  tx: Transaction,
  dateIds: readonly string[],
  now: Date,
  mailDelayMs = 0,
): Promise<void> {
  for (const date of await lockDates(tx, dateIds)) {
    const { mails } = await offerSeats(tx, date, { now, areFreed: true })
    await queueMails(tx, mails, mailDelayMs)
  }
}

/** As {@link offerFreedSeats}, where no seats were freed but somebody has joined the list. */
export async function offerSeatsAfterJoining(
  tx: Transaction,
  dateId: string,
  now: Date,
): Promise<void> {
  for (const date of await lockDates(tx, [dateId])) {
    const { mails } = await offerSeats(tx, date, { now, areFreed: false })
    await queueMails(tx, mails)
  }
}

/** The caller has locked and counted the date. */
async function offerSeats(
  tx: Transaction,
  date: CountedDate,
  { now, areFreed }: { now: Date; areFreed: boolean },
): Promise<{ served: string[]; mails: NewMail[] }> {
  if (date.state === 'cancelled' || !date.isShown) return { served: [], mails: [] }
  const keptUntil = date.keptUntil ?? (areFreed ? keepUntil(date.startsAt, now) : null)
  const { offers } = planOffers({ ...date, keptUntil }, now)
  const offered = offers.reduce((sum, { seats }) => sum + seats, 0)
  const fitting = date.queue.filter((group) => !isTooLarge(group, date.capacity))
  const areSeatsLeft = freeSeats(date) > offered && fitting.length > offers.length
  const keptAfterwards = areSeatsLeft ? keptUntil : null
  if (keptAfterwards?.getTime() !== date.keptUntil?.getTime())
    await setKeptUntil(tx, date.id, keptAfterwards)

  const endsAt = offerEnd(date.startsAt, now)
  if (offers.length === 0 || endsAt === null) return { served: [], mails: [] }
  const entries = new Map((await listActiveOfDate(tx, date.id)).map((entry) => [entry.id, entry]))
  const pricesFor = await readPricesFor(tx, now)
  const mails: NewMail[] = []
  for (const { id, seats } of offers) {
    const entry = entries.get(id)
    if (!entry) continue
    await updateEntry(tx, id, { state: 'offered', offeredSeats: seats, offerEndsAt: endsAt })
    const offer = {
      offeredSeats: seats,
      endsAt: endsAt.toISOString(),
      prices: pricesFor(entry).map(({ packageName, seats: ofPackage, price }) => ({
        packageName,
        seats: ofPackage,
        price,
      })),
    }
    mails.push(
      waitingMail(
        entry,
        (waiting) => ({ template: 'waiting.offer', data: { ...waiting, ...offer } }),
        endsAt.toISOString(),
      ),
    )
  }
  return { served: offers.map(({ id }) => id), mails }
}

/**
 * Takes back the offers of these dates whose mails are not sent yet: the change that freed the seats is undone. The
 * caller has locked the dates.
 */
export async function takeBackOffers(tx: Transaction, dateIds: readonly string[]): Promise<void> {
  for (const dateId of dateIds) {
    const offered = (await listActiveOfDate(tx, dateId)).filter(({ state }) => state === 'offered')
    const entryIds = new Map(offered.map((entry) => [offerKey(entry), entry.id]))
    const unsent = await lockUnsentMails(tx, [...entryIds.keys()])
    await deleteMails(
      tx,
      unsent.map(({ id }) => id),
    )
    for (const { dedupeKey } of unsent) {
      const id = entryIds.get(dedupeKey)
      if (id) await updateEntry(tx, id, { state: 'waiting', offeredSeats: null, offerEndsAt: null })
    }
  }
}

function offerKey({ id, offerEndsAt }: DescribedEntry): string {
  return `waiting.offer/${id}/${offerEndsAt?.toISOString()}`
}

/**
 * Does what time alone makes due on a date's waiting list: offers that have ended go to the next, freed seats are no
 * longer kept, and the list closes when the date begins. An entry whose first offer has ended goes to the end of the
 * list; the second time it is over.
 */
export async function serveWaitingList(tx: Transaction, dateId: string, now: Date): Promise<void> {
  const [date] = await lockDates(tx, [dateId])
  if (!date) return
  if (date.state === 'cancelled') return closeWaitingList(tx, dateId, 'cancelled', now)
  if (hasBegun(date.startsAt, now)) return closeWaitingList(tx, dateId, 'begun', now)
  const expired = (await listActiveOfDate(tx, dateId)).filter(
    ({ offerEndsAt }) => offerEndsAt !== null && offerEndsAt <= now,
  )
  for (const entry of expired) await expireOffer(tx, entry, now)
  const [counted] = expired.length > 0 ? await lockDates(tx, [dateId]) : [date]
  if (!counted) return
  const { served, mails } = await offerSeats(tx, counted, { now, areFreed: expired.length > 0 })
  const ended = expired
    // Where nobody else waits the same person is offered the seats again, and that mail says everything.
    .filter(({ id }) => !served.includes(id))
    .map((entry) =>
      waitingMail(
        entry,
        (waiting) => ({
          template: 'waiting.offer_ended',
          data: { ...waiting, isOnList: isFirstOffer(entry) },
        }),
        entry.offerEndsAt?.toISOString(),
      ),
    )
  await queueMails(tx, [...ended, ...mails])
}

function isFirstOffer({ expiredOffers }: DescribedEntry): boolean {
  return expiredOffers === 0
}

async function expireOffer(tx: Transaction, entry: DescribedEntry, now: Date): Promise<void> {
  const { id, dateId, expiredOffers } = entry
  if (!isFirstOffer(entry)) return endEntry(tx, id, { state: 'expired', endedAt: now })
  await updateEntry(tx, id, {
    state: 'waiting',
    offeredSeats: null,
    offerEndsAt: null,
    expiredOffers: expiredOffers + 1,
    place: lastPlace(dateId),
  })
}

/**
 * Closes a date's waiting list: everybody on it loses their place, and gets a mail. Who has not confirmed gets none. The
 * caller has locked the date.
 */
export async function closeWaitingList(
  tx: Transaction,
  dateId: string,
  reason: WaitingEnd,
  now: Date,
): Promise<void> {
  await closeEntries(tx, await listActiveOfDate(tx, dateId), { reason, now })
  await setKeptUntil(tx, dateId, null)
}

/**
 * Closes all waiting lists of a training that is archived or deleted, as {@link closeWaitingList} does for a date: those
 * of its dates, and the one for new dates. The caller has locked the training.
 */
export async function closeWaitingListsOfTraining(
  tx: Transaction,
  trainingId: string,
  now: Date,
): Promise<void> {
  const entries = await listAllActiveOfTraining(tx, trainingId)
  await closeEntries(tx, entries, { reason: 'training_gone', now })
}

async function closeEntries(
  tx: Transaction,
  entries: DescribedEntry[],
  { reason, now }: { reason: WaitingEnd; now: Date },
): Promise<void> {
  for (const { id } of entries) await endEntry(tx, id, { state: 'closed', endedAt: now })
  const confirmed = entries.filter(({ state }) => state !== 'unconfirmed')
  await queueMails(
    tx,
    confirmed.map((entry) =>
      waitingMail(
        entry,
        (waiting) => ({
          template: 'waiting.closed',
          data: {
            ...waiting,
            reason,
            hadOffer: entry.expiredOffers > 0 || entry.state === 'offered',
          },
        }),
        reason,
      ),
    ),
  )
}
