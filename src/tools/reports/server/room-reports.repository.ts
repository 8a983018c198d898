import { and, asc, count, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ReportedKind } from '#office/todo/domain/reported-kinds.ts'
import { TODO_NAMED } from '#office/todo/domain/todo.ts'
import { TOTAL } from '#office/todo/server/todo.repository.ts'
import type { RowPosition } from '#platform/basics/server/newest-first.ts'
import type { Connection, Transaction } from '#platform/database/server/database.ts'
import { behind } from '#platform/database/server/list-conditions.ts'
import { roomReports, toolRooms } from '#tools/room-calls/server/rooms.schema.ts'

/** What a room is called, by whoever wrote it: each kind has its own place for it. */
const TITLE = sql<string>`left(coalesce(${toolRooms.content} ->> 'title',
  ${toolRooms.content} -> 'meeting' ->> 'title', ${toolRooms.content} ->> 'question', ''), 200)`

const { id, code, kind, createdAt, changedAt, expiresAt } = toolRooms

/**
 * Rooms, meetings and copies, the newest first.
 *
 * @param page.isReported only those with open reports
 */
export function listRooms(
  db: Connection,
  page: { before: RowPosition | null; limit: number; isReported: boolean },
) {
  const reported = db.select().from(roomReports).where(eq(roomReports.roomId, id))
  return db
    .select({
      ...{ id, code, kind, createdAt, changedAt, expiresAt },
      title: TITLE,
      language: sql<string | null>`${toolRooms.content} ->> 'language'`,
      people: sql<number>`jsonb_array_length(${toolRooms.members})`,
    })
    .from(toolRooms)
    .where(and(behind(toolRooms, page.before), page.isReported ? exists(reported) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
}

/** The open reports of these rooms, the oldest first. */
export function listReports(db: Connection, roomIds: readonly string[]) {
  return db
    .select()
    .from(roomReports)
    .where(inArray(roomReports.roomId, [...roomIds]))
    .orderBy(asc(roomReports.createdAt), asc(roomReports.id))
}

/** Locks a room until the end of the transaction, by the id that staff know or by its code. */
export async function lockRoomOf(tx: Transaction, which: { id: string } | { code: string }) {
  if ('id' in which && !z.uuid().safeParse(which.id).success) return undefined
  const [row] = await tx
    .select({ id, code, kind, expiresAt, title: TITLE })
    .from(toolRooms)
    .where('id' in which ? eq(id, which.id) : eq(code, which.code))
    .for('update')
  return row
}

export async function countReports(tx: Transaction, roomId: string): Promise<number> {
  const [row] = await tx
    .select({ reports: count() })
    .from(roomReports)
    .where(eq(roomReports.roomId, roomId))
  return row?.reports ?? 0
}

export async function insertReport(
  tx: Transaction,
  report: typeof roomReports.$inferInsert,
): Promise<void> {
  await tx.insert(roomReports).values(report)
}

/** Deletes the reports of a room. Returns their number. */
export async function deleteReports(tx: Transaction, roomId: string): Promise<number> {
  const { rowCount } = await tx.delete(roomReports).where(eq(roomReports.roomId, roomId))
  return rowCount ?? 0
}

/** What staff have to do: rooms, meetings and copies with open reports, the oldest report first. */
export function listReportedRooms(db: Connection) {
  const first = sql<Date>`min(${roomReports.createdAt})`.mapWith(roomReports.createdAt)
  return db
    .select({
      id,
      kind: sql<ReportedKind>`${kind}`,
      createdAt: first,
      reports: sql<number>`count(*)::int`,
      total: TOTAL,
    })
    .from(roomReports)
    .innerJoin(toolRooms, eq(toolRooms.id, roomReports.roomId))
    .groupBy(id, kind)
    .orderBy(asc(first), asc(id))
    .limit(TODO_NAMED)
}
