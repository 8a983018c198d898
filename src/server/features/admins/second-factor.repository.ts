import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { adminSecondFactors, admins, adminVerifications } from '../../database/schema/admins.ts'

/** Since when the administrator's second factor is on; null where it is off. */
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

/** @returns whether there was one that was on */
export async function deleteSecondFactor(db: Connection, adminId: string): Promise<boolean> {
  const deleted = await db
    .delete(adminSecondFactors)
    .where(eq(adminSecondFactors.userId, adminId))
    .returning({ enabledAt: adminSecondFactors.enabledAt })
  await db.update(admins).set({ twoFactorEnabled: false }).where(eq(admins.id, adminId))
  return deleted.some(({ enabledAt }) => enabledAt !== null)
}

/**
 * Takes a recovery code: replaces the codes that were read by those that are left of them. Of several calls that have
 * read the same codes, one succeeds.
 *
 * @param codes both are encrypted
 * @returns whether it was this call
 */
export async function replaceRecoveryCodes(
  db: Connection,
  id: string,
  codes: { read: string; left: string },
): Promise<boolean> {
  const replaced = await db
    .update(adminSecondFactors)
    .set({ backupCodes: codes.left })
    .where(and(eq(adminSecondFactors.id, id), eq(adminSecondFactors.backupCodes, codes.read)))
    .returning({ id: adminSecondFactors.id })
  return replaced.length > 0
}

/** Ends the administrator's logins whose code is still to come. */
export async function deleteOpenLogins(db: Connection, adminId: string): Promise<void> {
  await db.delete(adminVerifications).where(eq(adminVerifications.value, adminId))
}
