import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { replaceSecret } from '../admins/admins.repository.ts'
import { OPERATOR } from '../admins/admins.service.ts'
import { recordAction } from '../audit-log/audit-log.repository.ts'
import { BOOKING_LINK_SECRET } from '../registrations/booking-link.ts'
import { WAITING_LINK_SECRET } from '../waiting-list/waiting-token.ts'

/**
 * Replaces the keys of all personal links in mails, after which none that was mailed before opens anything. For the
 * operator's command. Processes that run have to be started again.
 */
export async function replaceLinkKeys(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const name of [BOOKING_LINK_SECRET, WAITING_LINK_SECRET])
      await replaceSecret(tx, name, randomBytes(32).toString('base64url'))
    await recordAction(tx, {
      actor: OPERATOR,
      action: 'installation.link_keys_replaced',
      subjectId: 'installation',
    })
  })
}
