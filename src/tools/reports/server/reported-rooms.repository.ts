import { asc, eq, sql } from 'drizzle-orm'
import type { ReportedKind } from '#office/todo/domain/reported-kinds.ts'
import { TODO_NAMED } from '#office/todo/domain/todo.ts'
import { TOTAL } from '#office/todo/server/todo.repository.ts'
import type { Connection } from '#platform/database/server/database.ts'
import { roomReports, toolRooms } from '#tools/room-calls/server/rooms.schema.ts'

/** What staff have to do: rooms, meetings and copies with open reports, the oldest report first. */
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
