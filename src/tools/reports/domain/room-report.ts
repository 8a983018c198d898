import * as z from 'zod'
import { pageLimit } from '#platform/basics/domain/page-limit.ts'
import { optionalText } from '#platform/basics/domain/text.ts'
import { REPORT_MAX } from '#tools/rooms/domain/room.ts'
import { ROOM_KINDS } from '#tools/rooms/domain/room-controls.ts'

/** Open reports of one room that are kept; further ones say nothing new. */
export const REPORTS_OF_ROOM_MAX = 20

/** What somebody reports of a room, a meeting or a copy. Nothing is asked about them. */
export const newReportSchema = z.object({
  /** What is wrong with it, in their words; '' for none. */
  reason: optionalText(REPORT_MAX),
})

/** A room, a meeting or a copy as staff see it: what it is, and not what is in it. */
export const listedRoomSchema = z.object({
  id: z.uuid(),
  /** Part of its link. */
  code: z.string(),
  kind: z.enum(ROOM_KINDS),
  /** In the words of who wrote it; '' for none. */
  title: z.string(),
  /** The language of a copy; German for all others, which do not tell theirs. */
  language: z.enum(['de', 'en']),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** People in it now. */
  people: z.int(),
  /** The open reports, the oldest first. */
  reports: z.array(z.object({ reason: z.string(), createdAt: z.iso.datetime() })),
})
export type ListedRoom = z.infer<typeof listedRoomSchema>

export const roomListQuerySchema = z.object({
  limit: pageLimit(100).default(50),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(1000).optional(),
  /** "true": only those with open reports. */
  reported: z.enum(['true', 'false']).default('false'),
})
export type RoomListQuery = z.infer<typeof roomListQuerySchema>
