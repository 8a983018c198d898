import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/database/server/columns.ts'
import type { ColorScheme } from '../domain/training.ts'
import { DATE_STATES } from '../domain/training-date.ts'

/** What is taught. When it is taught is in {@link trainingDates}. */
export const trainings = pgTable(
  'trainings',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull(),
    description: text('description').notNull(),
    heroImage: text('hero_image').notNull(),
    /** A picture of what participants take home; null for none. */
    boardImage: text('board_image'),
    colorScheme: jsonb('color_scheme').$type<ColorScheme>().notNull(),
    objectives: text('objectives').array().notNull(),
    methods: text('methods').array().notNull(),
    /** The parts of a session, each "10 Min.: Ankommen"; empty where none are written. */
    agenda: text('agenda').array().notNull().default([]),
    targetAudience: text('target_audience').notNull(),
    outcome: text('outcome').notNull(),
    /** Its place in the shop, from 1. */
    position: integer('position').notNull().default(0),
    /** Whether visitors see it. */
    visible: boolean('visible').notNull().default(true),
    /** When staff archived it; null while it is in use. An archived training is never visible. */
    archivedAt: instant('archived_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (training) => [check('trainings_id_is_slug', sql`${training.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

export const dateState = pgEnum('training_date_state', DATE_STATES)

/** When a training takes place. Seats belong to a date. */
export const trainingDates = pgTable(
  'training_dates',
  {
    id: id(),
    trainingId: text('training_id')
      .notNull()
      .references(() => trainings.id, { onDelete: 'cascade' }),
    /** Display texts. Derived from the instants, or written by staff; then the instants are read from them. */
    date: text('date').notNull(),
    time: text('time').notNull(),
    /** Null where staff wrote a text from which no instant can be read. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    capacity: integer('capacity').notNull().default(20),
    /** The address of the live session: only for attendees and staff, so it is in no public answer. */
    meetingUrl: text('meeting_url'),
    /** Who teaches, as the public reads it: the name of a person of the team; null where staff have set none. */
    trainer: text('trainer'),
    /** For the participants of this date, in their mails; '' for none. */
    note: text('note').notNull().default(''),
    state: dateState('state').notNull().default('planned'),
    /** Why staff cancelled it, for the mails about it; '' for none, and where they did not. */
    cancellationReason: text('cancellation_reason').notNull().default(''),
    /** Until when freed seats are kept for the head of the waiting list; null where none are. */
    keptUntil: instant('kept_until'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (date) => [
    // For the foreign key of the seats, which names both.
    unique('training_dates_with_training').on(date.id, date.trainingId),
    index('training_dates_of_training').on(date.trainingId, date.startsAt),
    index('training_dates_by_start').on(date.startsAt),
    check('training_dates_capacity_not_negative', sql`${date.capacity} >= 0`),
    check(
      'training_dates_session_is_whole',
      sql`(${date.startsAt} is null) = (${date.endsAt} is null) and ${date.startsAt} < ${date.endsAt}`,
    ),
  ],
)
