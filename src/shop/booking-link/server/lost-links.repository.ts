import { sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { SEND_PASSWORD_LINK } from '#platform/login/server/password-links.repository.ts'

export const SEND_LOST_LINKS = 'send-lost-links'

/** A job is tried again when the database was away. It is deleted when it is done, with the address in it. */
const ATTEMPTS = 3

/** Adds the job that sends the links of the bookings of that address. */
export async function addLostLinksJob(db: Connection, email: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(${SEND_LOST_LINKS}, json_build_object('email', ${email}::text),
      max_attempts := ${ATTEMPTS})`)
}

/** Deletes jobs that failed for good, because they contain an address. */
export async function deleteFailedJobs(db: Connection): Promise<void> {
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier in (${SEND_LOST_LINKS}, ${SEND_PASSWORD_LINK}) and attempts >= max_attempts and locked_at is null))`)
}
