import { sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { DELIVER_MAIL } from './mails.repository.ts'
import { mails } from './mails.schema.ts'

const OF_MAILS = sql`jobs.task_identifier in (${DELIVER_MAIL}, 'tell')`

/**
 * Unlocks the jobs of mails that a worker has locked for longer than an attempt can take: it no longer runs. A worker
 * runs one job at a time, so one that has locked another job since then still runs, and keeps both. graphile-worker
 * frees jobs by itself only after four hours.
 *
 * @returns the number of jobs
 */
export async function freeDeadJobs(db: Connection, leaseMs: number): Promise<number> {
  const since = sql`now() - ${leaseMs} * interval '1 millisecond'`
  const { rows } = await db.execute<LockedJob>(sql`
    select jobs.id, jobs.locked_by as worker from graphile_worker.jobs
    where jobs.locked_at < ${since} and ${OF_MAILS} and not exists (
      select from graphile_worker.jobs later
      where later.locked_by = jobs.locked_by and later.locked_at >= ${since})`)
  await unlock(db, rows)
  return rows.length
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
  const { rows } = await db.execute<LockedJob>(sql`
    select jobs.id, jobs.locked_by as worker from graphile_worker.jobs
    where ${OF_MAILS} and (jobs.locked_at > ${ahead}
      or jobs.locked_at is null and jobs.run_at > now() and jobs.updated_at > ${ahead})`)
  await unlock(db, rows)
  const ids = sql.param(rows.map(({ id }) => id))
  await db.execute(
    sql`select from graphile_worker.reschedule_jobs(${ids}::bigint[], run_at := now())`,
  )
  return rows.length
}

interface LockedJob extends Record<string, unknown> {
  id: string
  /** The id of the worker that has locked it; null where none has. */
  worker: string | null
}

async function unlock(db: Connection, jobs: readonly LockedJob[]): Promise<void> {
  const workers = jobs.flatMap(({ worker }) => worker ?? [])
  if (workers.length === 0) return
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(workers)}::text[])`)
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
