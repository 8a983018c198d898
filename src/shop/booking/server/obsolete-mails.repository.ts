import { eq } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import type { MailRow } from '#platform/mail/server/mails.repository.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { trainingDates } from '#shop/trainings/server/trainings.schema.ts'
import { registrations } from './registrations.schema.ts'

/**
 * False for a mail about a status that its registration no longer has, as when an old mail is sent again by hand.
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

/** True for a mail with the link of a booking to somebody who is not its booker any more. */
export async function isOfFormerBooker(
  db: Connection,
  { data, recipient }: MailRow,
): Promise<boolean> {
  if (data === null || !('bookingLink' in data) || !data.bookingLink) return false
  const [row] = await db
    .select({ booker: registrations.contactEmail })
    .from(registrations)
    .where(eq(registrations.id, data.bookingLink.registrationId))
  return row !== undefined && row.booker.toLowerCase() !== recipient.toLowerCase()
}

/** True for the question to a new contact address whether it is the booker's, who has given another one meanwhile. */
export async function isOtherAddressWanted(
  db: Connection,
  { template, registrationId, recipient }: MailRow,
): Promise<boolean> {
  if (template !== 'contact.confirm' || registrationId === null) return false
  const [row] = await db
    .select({ wanted: registrations.newContactEmail })
    .from(registrations)
    .where(eq(registrations.id, registrationId))
  return row?.wanted?.toLowerCase() !== recipient.toLowerCase()
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
