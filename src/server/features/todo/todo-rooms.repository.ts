import { asc, eq, sql } from 'drizzle-orm'
import { TODO_NAMED } from '#domain/todo/todo.ts'
import type { RoomKind } from '#domain/tools/rooms/room.ts'
import type { Connection } from '../../database/database.ts'
import { roomReports, toolRooms } from '../../database/schema/tool-rooms.ts'
import { TOTAL } from './todo.repository.ts'

/** Rooms, meetings and copies with open reports, the oldest report first. */
export function listReportedRooms(db: Connection) {
  const { id, kind } = toolRooms
  const first = sql<Date>`min(${roomReports.createdAt})`.mapWith(roomReports.createdAt)
  return db
    .select({
      id,
      kind: sql<RoomKind>`${kind}`,
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
