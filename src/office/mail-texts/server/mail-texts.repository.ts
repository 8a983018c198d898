import { eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import type { MailTexts } from '#platform/mail/domain/mail-text.ts'
import { mailTexts } from '#platform/settings/server/settings.schema.ts'

export type MailTextRow = typeof mailTexts.$inferSelect

/** The texts that staff wrote; null where the original is in force. */
export type OwnMailTexts = { [Part in keyof MailTexts]: string | null }

export function listMailTexts(db: Connection): Promise<MailTextRow[]> {
  return db.select().from(mailTexts)
}

/**
 * The row of a mail, locked until the end of the transaction. The lock is on its name, because there may be no row yet.
 */
export async function lockMailText(
  tx: Transaction,
  template: string,
): Promise<MailTextRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mail_text/${template}`}))`)
  const [row] = await tx.select().from(mailTexts).where(eq(mailTexts.template, template))
  return row
}

export async function putMailText(
  tx: Transaction,
  row: OwnMailTexts & { template: string; version: number; updatedAt: Date },
): Promise<void> {
  const { template, ...set } = row
  await tx.insert(mailTexts).values(row).onConflictDoUpdate({ target: mailTexts.template, set })
}
