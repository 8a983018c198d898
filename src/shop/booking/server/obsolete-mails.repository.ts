import { eq } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'
import { registrations } from './registrations.schema.ts'

/**
 * False for a mail about a status that its registration no longer has, as after a change by a version that withdraws
 * nothing, or when an old mail is sent again by hand.
 */
export async function isMailCurrent(
  db: Connection,
  { template, registrationId }: MailRow,
): Promise<boolean> {
  const informedStatus = knownStatus(template)
  if (informedStatus === null || registrationId === null) return true
  const [row] = await db
    .select({ status: registrations.status })
    .from(registrations)
    .where(eq(registrations.id, registrationId))
  return row === undefined || row.status === informedStatus
}

/** True for a reminder, a notice of a move or of a missing link whose date was cancelled meanwhile. */
export async function isDateCancelled(db: Connection, { data }: MailRow): Promise<boolean> {
  if (data === null || !('dateId' in data)) return false
  const [row] = await db
    .select({ state: trainingDates.state })
    .from(trainingDates)
    .where(eq(trainingDates.id, data.dateId))
  return row?.state === 'cancelled'
}

function knownStatus(template: MailRow['template']): RegistrationStatus | null {
  if (template?.startsWith('registration.confirmed.')) return 'confirmed'
  return template?.startsWith('registration.cancelled.') ? 'cancelled' : null
}
