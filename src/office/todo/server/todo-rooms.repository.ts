import { asc, eq, sql } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { roomReports, toolRooms } from '#tools/room-calls/server/rooms.schema.ts'
import type { ReportedKind } from '../domain/reported-kinds.ts'
import { TODO_NAMED } from '../domain/todo.ts'
import { TOTAL } from './todo.repository.ts'

/** Rooms, meetings and copies with open reports, the oldest report first. */
export function listReportedRooms(db: Connection) {
  const { id, kind } = toolRooms
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
