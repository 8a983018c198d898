import type { Transaction } from '#platform/database/server/database.ts'
import { type NewMail, queueMails } from '#platform/mail/server/mails.repository.ts'
import { comingDates } from '#shop/trainings/domain/training-date.ts'
import { listShownDates } from '#shop/trainings/server/training-dates.repository.ts'
import { lockTraining } from '#shop/trainings/server/trainings.repository.ts'
import { countPlannedSince, listActiveOfTraining, updateEntry } from './waiting-list.repository.ts'
import { waitingMail } from './waiting-list-mails.ts'

/** Staff who plan several dates cause one mail: it waits until no date was planned for this long. */
const QUIET_MINUTES = 10

/**
 * Tells those who wait for new dates of a training of the dates to come that they do not know yet: in one mail, each
 * date once. Nobody is told of a training that visitors do not see.
 */
export async function tellOfNewDates(
  tx: Transaction,
  trainingId: string,
  now: Date,
): Promise<void> {
  const training = await lockTraining(tx, trainingId)
  if (!training?.visible) return
  const coming = comingDates(await listShownDates(tx, now, trainingId), now)
  const ids = coming.map(({ id }) => id)
  if ((await countPlannedSince(tx, ids, QUIET_MINUTES)) > 0) return
  const mails: NewMail[] = []
  for (const entry of await listActiveOfTraining(tx, trainingId)) {
    const unknown = coming.filter(({ id }) => !entry.knownDates.includes(id))
    if (entry.state !== 'waiting' || unknown.length === 0) continue
    await updateEntry(tx, entry.id, { knownDates: [...new Set([...entry.knownDates, ...ids])] })
    const dates = unknown.map(({ date, time }) => ({ date, time }))
    mails.push(
      waitingMail(entry, (waiting) => ({
        template: 'waiting.new_dates',
        data: { ...waiting, dates },
      })),
    )
  }
  await queueMails(tx, mails)
}
