import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { asciiEmail } from '#platform/basics/domain/email-address.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { secrets } from '#platform/database/server/installation.schema.ts'
import {
  adminAccounts,
  adminSecondFactors,
  adminSessions,
  admins,
  adminVerifications,
} from './admins.schema.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'

/** better-auth's name for accounts with a password. */
const CREDENTIAL = 'credential'

/** The tables that better-auth reads and writes, by the names that its settings use. */
export const AUTH_TABLES = {
  admins,
  adminAccounts,
  adminSecondFactors,
  adminSessions,
  adminVerifications,
}

/**
 * Whether an administrator with a password exists. One without a password is left over from an interrupted creation.
 */
export async function hasAdmins(db: Connection): Promise<boolean> {
  const rows = await db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(adminAccounts, eq(adminAccounts.userId, admins.id))
    .limit(1)
  return rows.length > 0
}

/** Locks the creation of the first administrator to one process until the end of the transaction. */
export async function lockFirstAdmin(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins.first'))`)
}

export function listAdmins(db: Connection) {
  return db
    .select({
      email: admins.email,
      mustChangePassword: admins.mustChangePassword,
      role: admins.role,
    })
    .from(admins)
    .orderBy(admins.email)
}

/**
 * Locks the administrator until the end of the transaction, so that changes of the account and ends of logins run one
 * at a time. The values are read after the wait for the lock.
 *
 * @returns the values that a login depends on; null when the administrator no longer exists
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
  // A statement of its own, so that it sees what was committed during the wait for the lock.
  return { ...admin, passwordHash: await findPasswordHash(tx, adminId) }
}

const LOGGED_IN_ADMIN = {
  id: admins.id,
  email: admins.email,
  mustChangePassword: admins.mustChangePassword,
  role: admins.role,
}

/** The spelling of an address in the table: better-auth refuses umlauts, also in domains. */
export function loginName(email: string): string {
  return (asciiEmail(email) ?? email).toLowerCase()
}

/** @param email in any spelling */
export async function findAdminByEmail(
  db: Connection,
  email: string,
): Promise<LoggedInAdmin | undefined> {
  const [admin] = await db
    .select(LOGGED_IN_ADMIN)
    .from(admins)
    .where(eq(admins.email, loginName(email)))
  return admin
}

export async function findAdmin(db: Connection, id: string): Promise<LoggedInAdmin | undefined> {
  const [admin] = await db.select(LOGGED_IN_ADMIN).from(admins).where(eq(admins.id, id))
  return admin
}

/**
 * Inserts an owner who has to change the password, in the tables that better-auth documents. The row of an
 * administrator without a password, which an interrupted creation left, is used again.
 *
 * @returns the administrator's id
 */
export async function insertAdmin(
  tx: Transaction,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<string> {
  const values = {
    email: loginName(email),
    name: email,
    emailVerified: true,
    role: 'owner' as const,
  }
  const [admin] = await tx
    .insert(admins)
    .values({ ...values, id: randomUUID(), mustChangePassword: true })
    .onConflictDoUpdate({ target: admins.email, set: values })
    .returning({ id: admins.id })
  if (!admin) throw new Error(`The administrator ${email} was stored and cannot be read`)
  await setFirstPassword(tx, admin.id, passwordHash)
  return admin.id
}

/** Sets the password of an account that has none. */
export async function setFirstPassword(
  tx: Transaction,
  adminId: string,
  hash: string,
): Promise<void> {
  await tx.insert(adminAccounts).values({
    id: randomUUID(),
    userId: adminId,
    accountId: adminId,
    providerId: CREDENTIAL,
    password: hash,
  })
}

/** Stores that the account has logged in now. */
export async function setLastLogin(tx: Transaction, adminId: string): Promise<void> {
  await tx.update(admins).set({ lastLoginAt: sql`now()` }).where(eq(admins.id, adminId))
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
  return and(eq(adminAccounts.userId, adminId), eq(adminAccounts.providerId, CREDENTIAL))
}

export async function setMustChangePassword(
  db: Connection,
  adminId: string,
  value: boolean,
): Promise<void> {
  await db.update(admins).set({ mustChangePassword: value }).where(eq(admins.id, adminId))
}

/** Replaces the secret of that name. Processes that run go on with the former one until they are started again. */
export async function replaceSecret(db: Connection, name: string, value: string): Promise<void> {
  await db
    .insert(secrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } })
}

/** The secret of that name. The first process that asks for it stores its candidate. */
export async function readOrStoreSecret(
  db: Connection,
  name: string,
  candidate: string,
): Promise<string> {
  await db.insert(secrets).values({ name, value: candidate }).onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (!row) throw new Error(`The secret ${name} was stored and cannot be read`)
  return row.value
}
