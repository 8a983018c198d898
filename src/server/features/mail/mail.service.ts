import { randomUUID } from 'node:crypto'
import { isErasedAddress } from '#domain/registration/erased-person.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAction } from '../admins/audit-log.repository.ts'
import { mailErrors } from './mail.errors.ts'
import { lockMail, queueAgain, queueMails } from './mails.repository.ts'
import { isErasedMail, mailIdSchema } from './stored-mail.ts'

/**
 * Sends a mail again that was given up or that did not reach its reader, recorded as "mail.resent"; or one that waits
 * for staff, recorded as "mail.released".
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 mail.not_found; 409 mail.waiting, mail.erased
 */
export async function resendMail(db: Database, id: string, actor: string): Promise<void> {
  if (!mailIdSchema.safeParse(id).success) throw mailErrors.notFound()
  await inTransaction(db, async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) throw mailErrors.notFound()
    const isHeld = mail.status === 'waiting' && mail.heldAt !== null
    if (mail.status === 'waiting' && !isHeld) throw mailErrors.waiting()
    if (isErasedMail(mail)) throw mailErrors.erased()
    await queueAgain(tx, mail)
    const details = { previousStatus: mail.status, cause: mail.cause }
    const action = isHeld ? 'mail.released' : 'mail.resent'
    await recordAction(tx, { actor, action, subjectId: id, details })
  })
}

/**
 * Sends a mail that tells whether mails arrive. Recorded as "mail.test_sent".
 *
 * @param actor the administrator's e-mail, for the mail and the audit log
 * @returns the mail's id, to follow what becomes of it
 * @throws ProblemError 422 mail.unreachable
 */
export async function queueTestMail(
  db: Database,
  { recipient, actor, now }: { recipient: string; actor: string; now: Date },
): Promise<string> {
  if (isErasedAddress(recipient)) throw mailErrors.unreachable()
  return inTransaction(db, async (tx) => {
    const [id] = await queueMails(tx, [
      {
        template: 'test',
        data: { requestedBy: actor, requestedAt: now.toISOString() },
        cause: `test/${randomUUID()}`,
        recipient,
        registrationId: null,
      },
    ])
    if (!id) throw new Error('The database stored a mail and returned nothing')
    await recordAction(tx, { actor, action: 'mail.test_sent', subjectId: id, details: {} })
    return id
  })
}
