import * as z from 'zod'
import type { Connection, Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  findSetting,
  lockSetting,
  storeSetting,
} from '#platform/settings/server/settings.repository.ts'
import { mailErrors } from './mail.errors.ts'
import { requestedAtOf } from './test-mail-token.ts'

/** The row of `settings` with the last arrival of a test mail. */
const NAME = 'test_mail'
const VALID_MS = 7 * 24 * 3_600_000

const arrivalSchema = z.object({
  /** Of what sent it (`senderHash`). */
  sender: z.string(),
  arrivedAt: z.iso.datetime(),
})

/**
 * Records that a test mail has arrived.
 *
 * @param sender the hash of what sends mails now
 * @returns the present instant, as ISO text
 * @throws ProblemError 404 mail.test_link_over for a token that is none, is older than seven days, or is of a mail that
 * another mail server or sender has sent
 */
export async function recordTestMailArrival(
  db: Database,
  { key, sender, token, now }: { key: string; sender: string; token: string; now: Date },
): Promise<string> {
  const requestedAt = requestedAtOf(key, sender, token)
  if (!requestedAt || now.getTime() - requestedAt.getTime() > VALID_MS)
    throw mailErrors.testLinkOver()
  const arrivedAt = now.toISOString()
  await inTransaction(db, async (tx) => {
    await lockSetting(tx, NAME)
    await storeSetting(tx, { name: NAME, value: { sender, arrivedAt }, now })
  })
  return arrivedAt
}

/** When a test mail from this sender last arrived, as ISO text; null for never. */
export async function findTestMailArrival(db: Connection, sender: string): Promise<string | null> {
  const row = await findSetting(db, NAME)
  const arrival = row && arrivalSchema.parse(row.value)
  return arrival?.sender === sender ? arrival.arrivedAt : null
}
