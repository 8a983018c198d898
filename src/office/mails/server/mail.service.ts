import { randomUUID } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { discardHeldMail, dismissFailedMail } from '#platform/mail/server/held-mails.repository.ts'
import {
  lockMail,
  type MailRow,
  queueAgain,
  queueMails,
} from '#platform/mail/server/mails.repository.ts'
import { canBeGivenUp, isErasedMail, mailIdSchema } from '#platform/mail/server/stored-mail.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { keepMail } from '#shop/booking/server/told.repository.ts'
import { mailErrors } from './mail.errors.ts'

/**
 * Sends a mail again that was sent or has failed, recorded as "mail.resent"; or one that is held for staff or was
 * cancelled before its first attempt, recorded as "mail.released".
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 mail.not_found; 409 mail.waiting, mail.erased
 */
export async function resendMail(db: Database, id: string, actor: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mail = await lockKnownMail(tx, id)
    if (mail.status === 'waiting' && !isHeld(mail)) throw mailErrors.waiting()
    if (isErasedMail(mail)) throw mailErrors.erased()
    await queueAgain(tx, mail)
    await keepMail(tx, id)
    const details = { previousStatus: mail.status, dedupeKey: mail.dedupeKey }
    const isFirst = isHeld(mail) || (mail.status === 'failed' && mail.attempts === 0)
    const action = isFirst ? 'mail.released' : 'mail.resent'
    await recordAction(tx, { actor, action, subjectId: id, details })
  })
}

/**
 * Gives up a mail that is held for staff, recorded as "mail.discarded", or one that has failed, recorded as
 * "mail.dismissed": nobody has to do anything about it any more.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 mail.not_found; 409 mail.not_held
 */
export async function discardMail(db: Database, id: string, actor: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const mail = await lockKnownMail(tx, id)
    if (!canBeGivenUp(mail)) throw mailErrors.notHeld()
    const action = isHeld(mail) ? 'mail.discarded' : 'mail.dismissed'
    await (isHeld(mail) ? discardHeldMail(tx, id) : dismissFailedMail(tx, id))
    const details = { dedupeKey: mail.dedupeKey }
    await recordAction(tx, { actor, action, subjectId: id, details })
  })
}

async function lockKnownMail(tx: Transaction, id: string): Promise<MailRow> {
  const mail = mailIdSchema.safeParse(id).success ? await lockMail(tx, id) : undefined
  if (!mail) throw mailErrors.notFound()
  return mail
}

function isHeld({ status, heldAt }: MailRow): boolean {
  return status === 'waiting' && heldAt !== null
}

/**
 * Queues a test mail, recorded as "mail.test_sent".
 *
 * @param actor the administrator's e-mail, for the mail and the audit log
 * @returns the mail's id, by which its status can be read
 * @throws ProblemError 422 mail.unreachable
 */
export async function queueTestMail(
  db: Database,
  { recipient, actor, now }: { recipient: string; actor: string; now: Date },
): Promise<string> {
  if (isErasedAddress(recipient)) throw mailErrors.unreachable()
  return inTransaction(db, async (tx) => {
    const [mail] = await queueMails(tx, [
      {
        template: 'test',
        data: { requestedBy: actor, requestedAt: now.toISOString() },
        dedupeKey: `test/${randomUUID()}`,
        recipient,
        registrationId: null,
      },
    ])
    if (!mail) throw new Error('The database stored a mail and returned nothing')
    await recordAction(tx, { actor, action: 'mail.test_sent', subjectId: mail.id, details: {} })
    return mail.id
  })
}
