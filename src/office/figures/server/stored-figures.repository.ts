import { count, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'

/** Ages of mails since they were created, ascending. Each mail belongs to exactly one. */
export const MAIL_AGES = ['under 5m', '5m to 1h', '1h to 1d', 'over 1d'] as const
type MailAge = (typeof MAIL_AGES)[number]

/** The number of mails in that state. A mail held for staff counts only as `held`. */
export interface MailCount {
  state: 'waiting' | 'held' | 'failed'
  age: MailAge
  count: number
}

/**
 * Counts the mails that were not sent, by the database's clock. A mail that was held and then cancelled is not counted.
 */
export async function countMails(db: Connection): Promise<MailCount[]> {
  const state = sql<
    MailCount['state']
  >`case when ${mails.heldAt} is null then ${mails.status}::text else 'held' end`
  const age = sql<MailAge>`case
    when ${mails.createdAt} > now() - interval '5 minutes' then 'under 5m'
    when ${mails.createdAt} > now() - interval '1 hour' then '5m to 1h'
    when ${mails.createdAt} > now() - interval '1 day' then '1h to 1d'
    else 'over 1d' end`
  return db
    .select({ state, age, count: count() })
    .from(mails)
    .where(
      sql`${mails.status} = 'waiting' or ${mails.status} = 'failed' and ${mails.heldAt} is null`,
    )
    .groupBy(sql`1, 2`)
}

export function countRegistrations(
  db: Connection,
): Promise<{ status: RegistrationStatus; count: number }[]> {
  return db
    .select({ status: registrations.status, count: count() })
    .from(registrations)
    .groupBy(registrations.status)
}
