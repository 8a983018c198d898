import { eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { adminPasswordLinks, admins } from './admins.schema.ts'

export const SEND_PASSWORD_LINK = 'send-password-link'

/** A job is tried again when the database was away. It is deleted when it is done, with the address in it. */
const ATTEMPTS = 3

/** Adds the job that sends a link for a new password to that address, if it has an account. */
export async function addPasswordLinkJob(db: Connection, email: string): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(${SEND_PASSWORD_LINK}, json_build_object('email', ${email}::text),
      max_attempts := ${ATTEMPTS})`)
}

/** Stores the account's link, in place of a former one. */
export async function storePasswordLink(
  tx: Transaction,
  link: typeof adminPasswordLinks.$inferInsert,
): Promise<void> {
  const { adminId: _, ...values } = link
  await tx
    .insert(adminPasswordLinks)
    .values(link)
    .onConflictDoUpdate({ target: adminPasswordLinks.adminId, set: values })
}

/** The account's link. */
export async function findLinkOf(db: Connection, adminId: string) {
  const [link] = await db
    .select()
    .from(adminPasswordLinks)
    .where(eq(adminPasswordLinks.adminId, adminId))
  return link
}

/** The link of that id, with its account. */
export async function findLink(db: Connection, id: string) {
  const [link] = await db
    .select({
      adminId: adminPasswordLinks.adminId,
      expiresAt: adminPasswordLinks.expiresAt,
      email: admins.email,
      role: admins.role,
    })
    .from(adminPasswordLinks)
    .innerJoin(admins, eq(admins.id, adminPasswordLinks.adminId))
    .where(eq(adminPasswordLinks.id, id))
  return link
}

export async function deletePasswordLink(db: Connection, adminId: string): Promise<void> {
  await db.delete(adminPasswordLinks).where(eq(adminPasswordLinks.adminId, adminId))
}
