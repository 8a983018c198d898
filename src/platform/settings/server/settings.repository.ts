import { eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { settings } from './settings.schema.ts'

export type SettingRow = typeof settings.$inferSelect

export async function findSetting(db: Connection, name: string): Promise<SettingRow | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name))
  return row
}

export async function listSettings(
  db: Connection,
  names: readonly string[],
): Promise<SettingRow[]> {
  return db
    .select()
    .from(settings)
    .where(inArray(settings.name, [...names]))
}

/** Stores the value, with the next version. The caller has locked it with {@link lockSetting}. */
export async function storeSetting(
  tx: Transaction,
  { name, value, now }: { name: string; value: unknown; now: Date },
): Promise<SettingRow> {
  const [row] = await tx
    .insert(settings)
    .values({ name, value, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value, updatedAt: now, version: sql`${settings.version} + 1` },
    })
    .returning()
  if (!row) throw new Error(`The setting ${name} was stored and not returned`)
  return row
}

/** Serialises the changes of a setting until the end of the transaction; it may have no row yet. */
export async function lockSetting(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting/${name}`}))`)
}
