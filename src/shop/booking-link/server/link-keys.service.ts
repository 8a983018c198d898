import { randomBytes } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { replaceSecret } from '#platform/login/server/admins.repository.ts'
import { OPERATOR } from '#platform/login/server/admins.service.ts'
import { PASSWORD_LINK_SECRET } from '#platform/login/server/password-tokens.ts'
import { BOOKING_LINK_SECRET } from '#shop/booking/server/booking-link.ts'
import { WAITING_LINK_SECRET } from '#shop/waiting-list/server/waiting-token.ts'

/**
 * Replaces the keys of all personal links in mails, after which none that was mailed before opens anything. For the
 * operator's command. Processes that run have to be started again.
 */
export async function replaceLinkKeys(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const name of [BOOKING_LINK_SECRET, WAITING_LINK_SECRET, PASSWORD_LINK_SECRET])
      await replaceSecret(tx, name, randomBytes(32).toString('base64url'))
    await recordAction(tx, {
      actor: OPERATOR,
      action: 'installation.link_keys_replaced',
      subjectId: 'installation',
    })
  })
}
