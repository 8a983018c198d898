import { eq } from 'drizzle-orm'
import type { Connection } from '../../database/database.ts'
import { admins } from '../../database/schema/admins.ts'
import { secrets } from '../../database/schema/installation.ts'

export async function hasAdmins(db: Connection): Promise<boolean> {
  const rows = await db.select({ id: admins.id }).from(admins).limit(1)
  return rows.length > 0
}

export function listAdmins(db: Connection) {
  return db
    .select({ email: admins.email, mustChangePassword: admins.mustChangePassword })
    .from(admins)
    .orderBy(admins.email)
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
