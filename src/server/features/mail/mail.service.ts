import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { recordAction } from '../admins/audit-log.repository.ts'
import { composeMail } from './compose-mail.ts'
import { mailErrors } from './mail.errors.ts'
import type { MailSettings } from './mail-settings.ts'
import { findMail, lockMail, queueAgain, queueMails } from './mails.repository.ts'

const mailIdSchema = z.uuid()

/**
 * Sends a mail again that was given up or that did not reach its reader. Recorded as "mail.resent".
 *
 * @param actor the administrator's e-mail, for the audit log
 * @throws ProblemError 404 mail.not_found; 409 mail.waiting, mail.erased
 */
export async function resendMail(db: Database, id: string, actor: string): Promise<void> {
  if (!mailIdSchema.safeParse(id).success) throw mailErrors.notFound()
  await db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) throw mailErrors.notFound()
    if (mail.status === 'waiting') throw mailErrors.waiting()
    if (mail.template === null && !mail.textBody) throw mailErrors.erased()
    await queueAgain(tx, mail)
    const details = { previousStatus: mail.status, cause: mail.cause }
    await recordAction(tx, { actor, action: 'mail.resent', subjectId: id, details })
  })
}

/**
 * Sends a mail that tells whether mails arrive. Recorded as "mail.test_sent".
 *
 * @param actor the administrator's e-mail, for the mail and the audit log
 * @returns the mail's id, to follow what becomes of it
 */
export async function queueTestMail(
  db: Database,
  { recipient, actor, now }: { recipient: string; actor: string; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
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

/** A mail as its reader sees it. `html` is null for mails of before there were templates. */
export interface ShownMail {
  subject: string
  html: string | null
  text: string
  /** The names of the files that come with it. */
  attachments: string[]
}

/**
 * What a stored mail says, whether it was sent or not.
 *
 * @throws ProblemError 404 mail.not_found
 */
export async function showMail(
  db: Database,
  id: string,
  settings: MailSettings,
): Promise<ShownMail> {
  if (!mailIdSchema.safeParse(id).success) throw mailErrors.notFound()
  const mail = await findMail(db, id)
  if (!mail) throw mailErrors.notFound()
  const { attachments, ...words } = await composeMail(mail, settings)
  return { ...words, attachments: attachments.map(({ fileName }) => fileName) }
}
