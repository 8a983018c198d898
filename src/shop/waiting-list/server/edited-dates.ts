import { offerEnd } from '#shop/seats/domain/waiting-offer-time.ts'
import type { AfterEdit } from '#shop/trainings/server/training-edits.service.ts'
import { closeWaitingList, offerFreedSeats } from './offers.service.ts'
import { shortenOffers } from './waiting-list.repository.ts'

/**
 * Runs after an edit of a date: whoever waits for a date that is cancelled is told so, more seats are offered to those
 * who wait, and where it moves to an earlier time, no offer lasts beyond what {@link offerEnd} allows.
 */
export const offersAfterEdit: AfterEdit = async (tx, { date, now }) => {
  if (!date) return
  const { before, after } = date
  if (after.state === 'cancelled') return closeWaitingList(tx, after.id, 'cancelled', now)
  if (after.startsAt && after.startsAt.getTime() !== before.startsAt?.getTime())
    await shortenOffers(tx, after.id, offerEnd(after.startsAt, now) ?? now)
  if (after.capacity > before.capacity) await offerFreedSeats(tx, [after.id], now)
}
