import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import type { ChangedBookingFacts } from './change-mail-data.ts'
import {
  clearWaiting,
  lockWaitingChanges,
  lockWithdrawnRequests,
} from './daily-notice.repository.ts'
import { staffChange } from './staff-change.ts'
import { readStaffNotices } from './staff-notices.service.ts'

/**
 * Queues the mail that tells staff of all changes by bookers and attendees since the last one. None is sent where there
 * are none, or where staff want no such mails by now. Safe to run twice, even at the same time.
 *
 * @param staff the address of staff; undefined for none
 */
export async function sendDailyNotice(
  db: Database,
  now: Date,
  staff: string | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const changes = await lockWaitingChanges(tx)
    const withdrawn = await lockWithdrawnRequests(tx)
    const all = [
      ...changes,
      ...withdrawn.map(({ at, ...request }) => ({
        ...request,
        kind: 'request_withdrawn' as const,
        actor: 'booker' as const,
        before: {},
        after: {},
        at: at ?? now,
      })),
    ]
    if (all.length === 0) return
    await clearWaiting(tx)
    if (!staff || (await readStaffNotices(tx)) === 'none') return
    const bookings = Map.groupBy(all, ({ registrationId }) => registrationId)
    await queueMails(tx, [
      {
        template: 'bookings.changed.staff',
        dedupeKey: `bookings.changed.staff/${now.toISOString()}`,
        recipient: staff,
        registrationId: null,
        data: { bookings: [...bookings.values()].flatMap(toFacts) },
      },
    ])
  })
}

type WaitingChange = Omit<Awaited<ReturnType<typeof lockWaitingChanges>>[number], 'kind'> &
  Pick<ChangedBookingFacts['changes'][number], 'kind'>

function toFacts(changes: readonly WaitingChange[]): ChangedBookingFacts[] {
  const [first] = changes
  if (!first) return []
  const { registrationId, reference, bookerName, company } = first
  return [
    {
      registrationId,
      reference,
      bookerName,
      company,
      changes: changes
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ at, position, firstName, lastName, ...line }) =>
          staffChange(
            { ...line, createdAt: at },
            position === null || firstName === null || lastName === null
              ? undefined
              : { position, firstName, lastName },
          ),
        ),
    },
  ]
}
