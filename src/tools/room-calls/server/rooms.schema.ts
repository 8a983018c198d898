import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/database/server/columns.ts'
import type { StoredMember } from '#tools/rooms/domain/room.ts'

/**
 * Rooms in which people use a tool together. A room is one small document that is written as a whole while its row is
 * locked, and deleted when it expires.
 */
export const toolRooms = pgTable(
  'tool_rooms',
  {
    /** How staff name it: the code lets people in, so it is in no address of the administration. */
    id: uuid('id').notNull().defaultRandom().unique(),
    /** Part of the link: whoever knows it may join. */
    code: text('code').primaryKey(),
    /** Which tool the content belongs to. Text, because an enum type cannot get a value in an update without a stop. */
    kind: text('kind').notNull(),
    /** The SHA-256 of the host's secret, in hex. */
    hostHash: text('host_hash').notNull(),
    /** When the host was connected, to any process: written while they are. Others take over from one who is away. */
    hostSeenAt: instant('host_seen_at').notNull().defaultNow(),
    members: jsonb('members').$type<readonly StoredMember[]>().notNull().default([]),
    /** Whether further people can join. */
    isOpen: boolean('is_open').notNull().default(true),
    /** How many people have joined, with those who were removed. */
    joined: integer('joined').notNull().default(1),
    content: jsonb('content').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (room) => [
    index('tool_rooms_by_expiry').on(room.expiresAt),
    check('tool_rooms_expire_after_creation', sql`${room.expiresAt} > ${room.createdAt}`),
    // Above the limits of the domain, because PostgreSQL writes JSON with spaces.
    check(
      'tool_rooms_are_small',
      sql`octet_length(${room.content}::text) + octet_length(${room.members}::text) <= 409600`,
    ),
  ],
)

/** What people reported to staff. It is deleted with the room, and when staff have checked it. */
export const roomReports = pgTable(
  'room_reports',
  {
    id: id(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => toolRooms.id, { onDelete: 'cascade' }),
    /** In the words of who reported it; '' for none. Nothing is stored about them. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (report) => [index('room_reports_by_room').on(report.roomId)],
)
