import { and, eq, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../database/database.ts'
import { adminAccounts, admins } from '../../database/schema/admins.ts'
import { secrets } from '../../database/schema/installation.ts'

/** Whether there is somebody who could log in: one without a password was being added when its process was killed. */
export async function hasAdmins(db: Connection): Promise<boolean> {
  const rows = await db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(adminAccounts, eq(adminAccounts.userId, admins.id))
    .limit(1)
  return rows.length > 0
}

/** Lets one process at a time add the first administrator, until the end of the transaction. */
export async function takeTurnAtFirstAdmin(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins.first'))`)
}

export function listAdmins(db: Connection) {
  return db
    .select({ email: admins.email, mustChangePassword: admins.mustChangePassword })
    .from(admins)
    .orderBy(admins.email)
}

/**
 * Lets one change of the account, or one end of a login, happen at a time, until the end of the transaction. Whoever
 * waited for the turn reads what the one before has stored.
 *
 * @returns what a login depends on; null when there is no such administrator any more
 */
export async function lockAdmin(
  tx: Transaction,
  adminId: string,
): Promise<{ passwordHash: string | null; hasSecondFactor: boolean } | null> {
  const [admin] = await tx
    .select({ hasSecondFactor: admins.twoFactorEnabled })
    .from(admins)
    .where(eq(admins.id, adminId))
    .for('no key update')
  if (!admin) return null
  // A statement of its own: it sees what was committed while the lock was waited for.
  return { ...admin, passwordHash: await findPasswordHash(tx, adminId) }
}

/** The hash of the administrator's password; null where there is none. */
export async function findPasswordHash(db: Connection, adminId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: adminAccounts.password })
    .from(adminAccounts)
    .where(credentialOf(adminId))
  return account?.password ?? null
}

export async function setPasswordHash(
  db: Connection,
  adminId: string,
  hash: string,
): Promise<void> {
  await db
    .update(adminAccounts)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(credentialOf(adminId))
}

function credentialOf(adminId: string) {
  return and(eq(adminAccounts.userId, adminId), eq(adminAccounts.providerId, 'credential'))
}

export async function setMustChangePassword(
  db: Connection,
  adminId: string,
  value: boolean,
): Promise<void> {
  await db.update(admins).set({ mustChangePassword: value }).where(eq(admins.id, adminId))
}

/** The random value of that name; the first process to ask for it decides what it is. */
export async function readOrKeepSecret(
  db: Connection,
  name: string,
  candidate: string,
): Promise<string> {
  await db.insert(secrets).values({ name, value: candidate }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`The secret ${name} was stored and cannot be read`)
  return row.value
}
