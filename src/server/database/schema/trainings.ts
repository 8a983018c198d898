import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ColorScheme } from '#domain/training/training.ts'
import { createdAt, instant } from './columns.ts'

export const trainings = pgTable(
  'trainings',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    description: text('description').notNull(),
    /** Display strings, from which the instants below were parsed. */
    date: text('date').notNull(),
    time: text('time').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The address of the live session: only for attendees and staff, so it is in no public answer. */
    meetingUrl: text('meeting_url'),
    heroImage: text('hero_image').notNull(),
    colorScheme: jsonb('color_scheme').$type<ColorScheme>().notNull(),
    objectives: text('objectives').array().notNull(),
    methods: text('methods').array().notNull(),
    targetAudience: text('target_audience').notNull(),
    outcome: text('outcome').notNull(),
    capacity: integer('capacity').notNull().default(20),
    /** The number of attendees of registrations that are not cancelled. Written only by triggers. */
    seatsTaken: integer('seats_taken').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (training) => [
    check('trainings_id_is_slug', sql`${training.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('trainings_capacity_not_negative', sql`${training.capacity} >= 0`),
    check(
      'trainings_session_is_whole',
      sql`(${training.startsAt} is null) = (${training.endsAt} is null) and ${training.startsAt} < ${training.endsAt}`,
    ),
  ],
)
