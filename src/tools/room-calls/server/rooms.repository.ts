import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { PRESENCE_CHANNEL, ROOM_CHANNEL } from '#platform/database/server/database-notifications.ts'
import type { StoredMember } from '#tools/rooms/domain/room.ts'
import { toolRooms } from './rooms.schema.ts'

export type RoomRow = typeof toolRooms.$inferSelect

/** Stores a room with its first member. Returns undefined where the code is in use. */
export async function insertRoom(
  db: Connection,
  room: Omit<RoomRow, 'id' | 'members' | 'version' | 'joined'> & {
    members: readonly StoredMember[]
  },
): Promise<RoomRow | undefined> {
  const [row] = await db.insert(toolRooms).values(room).onConflictDoNothing().returning()
  return row
}

/** Reads a room that has not expired. */
export async function findRoom(
  db: Connection,
  code: string,
  now: Date,
): Promise<RoomRow | undefined> {
  const [row] = await current(db, code, now)
  return row
}

/** Reads a room that has not expired and locks it until the end of the transaction. */
export async function lockRoom(
  tx: Transaction,
  code: string,
  now: Date,
): Promise<RoomRow | undefined> {
  const [row] = await current(tx, code, now).for('update')
  return row
}

function current(db: Connection, code: string, now: Date) {
  return db
    .select()
    .from(toolRooms)
    .where(and(eq(toolRooms.code, code), gt(toolRooms.expiresAt, now)))
}

/** Stores a locked room with the next version. The commit tells every process. */
export async function storeRoom(
  tx: Transaction,
  code: string,
  changed: Partial<RoomRow>,
  now: Date,
): Promise<RoomRow> {
  const [row] = await tx
    .update(toolRooms)
    .set({ ...changed, changedAt: now, version: sql`${toolRooms.version} + 1` })
    .where(eq(toolRooms.code, code))
    .returning()
  if (!row) throw new Error(`The room ${code} was locked and is not there`)
  await tellRoom(tx, code)
  return row
}

/** Notes that the hosts of these rooms are connected. It is no new version, and nobody is told. */
export async function storeHostsSeen(
  db: Connection,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .update(toolRooms)
    .set({ hostSeenAt: now })
    .where(inArray(toolRooms.code, [...codes]))
}

export async function deleteRoom(tx: Transaction, code: string): Promise<void> {
  await tx.delete(toolRooms).where(eq(toolRooms.code, code))
  await tellRoom(tx, code)
}

/** Deletes rooms whose time is over. Returns their number. */
export async function deleteExpiredRooms(db: Connection, now: Date): Promise<number> {
  const { rowCount } = await db.delete(toolRooms).where(lte(toolRooms.expiresAt, now))
  return rowCount ?? 0
}

async function tellRoom(tx: Transaction, code: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${ROOM_CHANNEL}, ${code})`)
}

/** Tells every process who is connected to a room. Stores nothing. */
export async function tellPresence(db: Connection, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${PRESENCE_CHANNEL}, ${text})`)
}
