import * as z from 'zod'
import { type MailStatus, OBSOLETE_MAIL } from '#platform/basics/domain/mail-status.ts'

export const mailIdSchema = z.uuid()

/** True once the mail's content was erased with a person's data; its row, status and instants remain. */
export function isErasedMail({ template }: { template: string | null }): boolean {
  return template === null
}

/** True for a mail that waits for staff, and for a failed one that is still of use and that they have not given up. */
export function canBeGivenUp({
  status,
  heldAt,
  lastError,
}: {
  status: MailStatus
  heldAt: Date | null
  lastError: string | null
}): boolean {
  if (status === 'failed') return heldAt === null && !lastError?.startsWith(OBSOLETE_MAIL)
  return status === 'waiting' && heldAt !== null
}
