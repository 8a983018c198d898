import type { Logger } from 'pino'
import type { Database } from '#platform/database/server/database.ts'
import { freeDeadJobs, freeJobsFromTheFuture, queueLostMails } from './mail-rescue.repository.ts'
import { SEND_WITHIN_MS } from './send-mail.task.ts'

/**
 * A job locked for longer belongs to a worker that no longer runs: sending ends after half this time, the rest is for
 * the database.
 */
const LEASE_MS = 2 * SEND_WITHIN_MS

/**
 * Queues mails again that a killed process had locked, that a wrong clock has postponed, or that have no job for any
 * other reason.
 */
export async function rescueMails({ db, log }: { db: Database; log: Logger }): Promise<void> {
  const freed = (await freeDeadJobs(db, LEASE_MS)) + (await freeJobsFromTheFuture(db, LEASE_MS))
  const queued = await queueLostMails(db)
  if (freed + queued > 0) log.warn({ freed, queued }, 'mails were rescued')
}
