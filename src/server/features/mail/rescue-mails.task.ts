import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { freeDeadJobs, freeJobsFromTheFuture, queueLostMails } from './mail-rescue.repository.ts'
import { SEND_WITHIN_MS } from './send-mail.task.ts'

/** After this long a job's worker is dead: sending ends by itself in half the time, the rest is for the database. */
const LEASE_MS = 2 * SEND_WITHIN_MS

/** Brings mails back on their way that a killed process held, a wrong clock put off, or that for whatever reason have no job. */
export async function rescueMails({ db, log }: { db: Database; log: Logger }): Promise<void> {
  const freed = (await freeDeadJobs(db, LEASE_MS)) + (await freeJobsFromTheFuture(db, LEASE_MS))
  const queued = await queueLostMails(db)
  if (freed + queued > 0) log.warn({ freed, queued }, 'mails were rescued')
}
