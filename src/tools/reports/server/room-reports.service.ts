import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { pageOf, readPosition } from '#platform/basics/server/newest-first.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { roomErrors } from '#tools/room-calls/server/rooms.errors.ts'
import { deleteRoom } from '#tools/room-calls/server/rooms.repository.ts'
import type { RoomKind } from '#tools/rooms/domain/room.ts'
import { type ListedRoom, REPORTS_OF_ROOM_MAX, type RoomListQuery } from '../domain/room-report.ts'
import { roomReportErrors } from './room-reports.errors.ts'
import {
  countReports,
  deleteReports,
  insertReport,
  listReports,
  listRooms,
  lockRoomOf,
} from './room-reports.repository.ts'

/**
 * Stores that somebody reports a room, a meeting or a copy, and tells staff of the first open report of each. Beyond
 * {@link REPORTS_OF_ROOM_MAX} nothing is stored.
 *
 * @param staff the address that is told; nobody where it is not set
 * @throws ProblemError 404 rooms.unknown
 */
export function reportRoom(
  db: Database,
  { code, reason }: { code: string; reason: string },
  { staff, now }: { staff: string | undefined; now: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const room = await lockRoomOf(tx, { code })
    if (!room || room.expiresAt <= now) throw roomErrors.unknown()
    const open = await countReports(tx, room.id)
    if (open >= REPORTS_OF_ROOM_MAX) return
    await insertReport(tx, { roomId: room.id, reason, createdAt: now })
    if (open > 0 || !staff) return
    await queueMails(tx, [
      {
        template: 'room.reported.staff',
        // Neither title nor reason: strangers wrote both, and the mail stays longer than the room.
        data: { kind: room.kind as RoomKind },
        dedupeKey: `room.reported/${room.id}/${now.toISOString()}`,
        recipient: staff,
        registrationId: null,
      },
    ])
  })
}

/**
 * Rooms, meetings and copies, the newest first.
 *
 * @returns a page, and the cursor of the next one; null when there is none
 * @throws ProblemError 422 room_reports.bad_cursor
 */
export async function getRooms(
  db: Database,
  { limit, cursor, reported }: RoomListQuery,
): Promise<{ rooms: ListedRoom[]; nextCursor: string | null }> {
  const rows = await listRooms(db, {
    before: readPosition(cursor, roomReportErrors.badCursor),
    limit: limit + 1,
    isReported: reported === 'true',
  })
  const { page, nextCursor } = pageOf(rows, limit)
  const reports = await listReports(
    db,
    page.map(({ id }) => id),
  )
  const rooms = page.map((row) => ({
    ...row,
    kind: row.kind as RoomKind,
    language: row.language === 'en' ? ('en' as const) : ('de' as const),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    reports: reports
      .filter(({ roomId }) => roomId === row.id)
      .map(({ reason, createdAt }) => ({ reason, createdAt: createdAt.toISOString() })),
  }))
  return { rooms, nextCursor }
}

/**
 * Deletes a room, a meeting or a copy with its reports. Whoever follows it is told that it is over. Recorded as
 * "room.deleted".
 *
 * @throws ProblemError 404 room_reports.not_found
 */
export function deleteRoomByStaff(db: Database, id: string, actor: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const room = await lockRoomOf(tx, { id })
    if (!room) throw roomReportErrors.notFound()
    const { kind, title } = room
    const reports = await countReports(tx, id)
    await deleteRoom(tx, room.code)
    const details = { kind, title, reports }
    await recordAction(tx, { actor, action: 'room.deleted', subjectId: id, details })
  })
}

/**
 * Deletes the reports of a room that staff have checked and leave as it is. Recorded as "room.reports_dismissed".
 *
 * @throws ProblemError 404 room_reports.not_found
 */
export function dismissReports(db: Database, id: string, actor: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const room = await lockRoomOf(tx, { id })
    if (!room) throw roomReportErrors.notFound()
    const { kind, title } = room
    const reports = await deleteReports(tx, id)
    if (reports === 0) return
    const details = { kind, title, reports }
    await recordAction(tx, { actor, action: 'room.reports_dismissed', subjectId: id, details })
  })
}
