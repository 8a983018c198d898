import { sql } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { mails } from '../../database/schema/mails.ts'
import { DELIVER_MAIL } from './mails.repository.ts'

/**
 * Frees the jobs of mails that a worker has held for longer than an attempt can last: it is dead. graphile-worker does
 * the same by itself (its statement is the model of this one), but only after four hours.
 *
 * @returns how many there were
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
 * Brings back the jobs of mails that were queued or held by a clock that ran ahead, once it is put right: they would
 * wait until it is that time again.
 *
 * @param toleranceMs by how much a moment must lie ahead to be of such a clock
 * @returns how many there were
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
 * Queues mails that wait without a job that will ever run. Those that wait for staff are none of them.
 *
 * @returns how many there were
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
