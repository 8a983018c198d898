import type { Task } from 'graphile-worker'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import type { MailTransport } from './mail-transport.ts'
import { findMail, recordMailFailure, recordMailSent } from './mails.repository.ts'

/**
 * Sends one queued mail. A failure is kept with the mail and thrown, so that the worker tries again with growing
 * pauses; after its last try the mail counts as failed. A process killed between the server's answer and our record
 * sends again, with the same Message-ID: at least once, never lost.
 */
export function sendMailTask(deps: { db: Database; transport: MailTransport; clock: Clock }): Task {
  const { db, transport, clock } = deps
  return async (payload, { job }) => {
    const { mailId } = payload as { mailId: string }
    const mail = await findMail(db, mailId)
    if (mail?.status !== 'waiting') return
    try {
      await transport.send(mail)
    } catch (error) {
      await recordMailFailure(db, mailId, String(error), job.attempts >= job.max_attempts)
      throw error
    }
    await recordMailSent(db, mailId, clock.now())
  }
}
