import { and, eq, gt } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { findAdmin } from './admins.repository.ts'
import { adminSecondFactors, admins, adminVerifications } from './admins.schema.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'

/** When the administrator's second factor was switched on; null where it is off. */
export async function findEnabledAt(db: Connection, adminId: string): Promise<Date | null> {
  const [row] = await db
    .select({ enabledAt: adminSecondFactors.enabledAt })
    .from(adminSecondFactors)
    .where(eq(adminSecondFactors.userId, adminId))
  return row?.enabledAt ?? null
}

export async function setEnabledAt(db: Connection, adminId: string, at: Date): Promise<void> {
  await db
    .update(adminSecondFactors)
    .set({ enabledAt: at })
    .where(eq(adminSecondFactors.userId, adminId))
}

/** @returns whether a second factor was on */
export async function deleteSecondFactor(db: Connection, adminId: string): Promise<boolean> {
  const deleted = await db
    .delete(adminSecondFactors)
    .where(eq(adminSecondFactors.userId, adminId))
    .returning({ enabledAt: adminSecondFactors.enabledAt })
  await db.update(admins).set({ twoFactorEnabled: false }).where(eq(admins.id, adminId))
  return deleted.some(({ enabledAt }) => enabledAt !== null)
}

/**
 * The administrator of a login that waits for a code. better-auth stores it as a verification: the first part of the
 * cookie is its identifier, the administrator's id its value.
 *
 * @returns undefined when there is no such login, or when it has expired
 */
export async function findAdminOfPendingLogin(
  db: Connection,
  identifier: string,
  now: Date,
): Promise<LoggedInAdmin | undefined> {
  const [login] = await db
    .select({ adminId: adminVerifications.value })
    .from(adminVerifications)
    .where(
      and(eq(adminVerifications.identifier, identifier), gt(adminVerifications.expiresAt, now)),
    )
  return login && findAdmin(db, login.adminId)
}

/** Deletes the administrator's logins that wait for a code. */
export async function deletePendingLogins(db: Connection, adminId: string): Promise<void> {
  await db.delete(adminVerifications).where(eq(adminVerifications.value, adminId))
}
