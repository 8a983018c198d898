import { randomUUID } from 'node:crypto'
import { eq, or, sql } from 'drizzle-orm'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { loginName } from '#platform/login/server/admins.repository.ts'
import { adminAccounts, adminPasswordLinks, admins } from '#platform/login/server/admins.schema.ts'

/** The accounts and invitations, by address. */
export function listStaff(db: Connection) {
  return db
    .select({
      id: admins.id,
      email: admins.email,
      role: admins.role,
      lastLoginAt: admins.lastLoginAt,
      hasSecondFactor: admins.twoFactorEnabled,
      hasPassword: sql<boolean>`exists (
        select from ${adminAccounts} where ${adminAccounts.userId} = ${admins.id})`,
      linkExpiresAt: adminPasswordLinks.expiresAt,
    })
    .from(admins)
    .leftJoin(adminPasswordLinks, eq(adminPasswordLinks.adminId, admins.id))
    .orderBy(admins.email)
}
export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number]

/**
 * Locks the owners and that account until the end of the transaction, in one order, so that changes of staff run one at
 * a time.
 *
 * @returns who they are after the wait for the lock
 */
export async function lockStaff(
  tx: Transaction,
  id: string,
): Promise<{ id: string; email: string; role: StaffRole }[]> {
  const { email, role } = admins
  return tx
    .select({ id: admins.id, email, role })
    .from(admins)
    .where(or(eq(role, 'owner'), eq(admins.id, id)))
    .orderBy(admins.id)
    .for('update')
}

/** @returns the id of the account without a password; undefined where the address has an account or invitation already */
export async function insertInvited(
  tx: Transaction,
  email: string,
  role: StaffRole,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(admins)
    .values({
      id: randomUUID(),
      email: loginName(email),
      name: email,
      emailVerified: true,
      mustChangePassword: false,
      role,
    })
    .onConflictDoNothing()
    .returning({ id: admins.id })
  return row?.id
}

export async function setRole(tx: Transaction, id: string, role: StaffRole): Promise<void> {
  await tx.update(admins).set({ role }).where(eq(admins.id, id))
}

/** Deletes the account, with its sessions, its password, its second factor and its link. */
export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await tx.delete(admins).where(eq(admins.id, id))
}
