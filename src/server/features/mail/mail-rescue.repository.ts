import { sql } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { DELIVER_MAIL } from './mails.repository.ts'

/**
 * Unlocks the jobs of mails that a worker has locked for longer than an attempt can take: it no longer runs.
 * graphile-worker does the same with a similar statement, but only after four hours.
 *
 * @returns the number of jobs
 */
export async function freeDeadJobs(db: Connection, leaseMs: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_at < now() - ${leaseMs} * interval '1 millisecond'
      and task_id in (select id from graphile_worker._private_tasks where identifier in (${DELIVER_MAIL}, 'send-mail'))`)
  return rowCount ?? 0
}

/**
 * Reschedules jobs of mails that were queued or locked while the clock was ahead; otherwise they would wait until that
 * time is reached again.
 *
 * @param toleranceMs how far in the future an instant must be to count as such, in milliseconds
 * @returns the number of jobs
 */
export async function freeJobsFromTheFuture(db: Connection, toleranceMs: number): Promise<number> {
  const ahead = sql`now() + ${toleranceMs} * interval '1 millisecond'`
  const { rowCount } = await db.execute(sql`
    update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = now(), updated_at = now()
    where (locked_at > ${ahead} or locked_at is null and run_at > now() and updated_at > ${ahead})
      and task_id in (select id from graphile_worker._private_tasks where identifier in (${DELIVER_MAIL}, 'send-mail'))`)
  return rowCount ?? 0
}

/**
 * Queues waiting mails that have no runnable job. Mails held for staff are left out.
 *
 * @returns the number of mails
 */
export async function queueLostMails(db: Connection): Promise<number> {
  const { rowCount } = await db.execute(sql`
    select graphile_worker.add_job(
      ${DELIVER_MAIL}, json_build_object('mailId', ${mails.id}), job_key := 'mail/' || ${mails.id})
    from ${mails}
    where ${mails.status} = 'waiting' and ${mails.heldAt} is null and not exists (
      select from graphile_worker.jobs
      where jobs.key = 'mail/' || ${mails.id}
        and (jobs.attempts < jobs.max_attempts or jobs.locked_at is not null))`)
  return rowCount ?? 0
}
