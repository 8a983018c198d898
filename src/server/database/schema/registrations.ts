import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ATTENDEE_TYPES, type StoredReceipt } from '#domain/registration/booking.ts'
import { REGISTRATION_STATUSES } from '#domain/registration/status.ts'
import { createdAt, id, instant } from './columns.ts'
import { packages, priceType } from './packages.ts'
import { trainings } from './trainings.ts'

export const registrationStatus = pgEnum('registration_status', REGISTRATION_STATUSES)
export const attendeeType = pgEnum('attendee_type', ATTENDEE_TYPES)

export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** Short and human-readable, for mails and telephone calls. */
    reference: text('reference').notNull().unique('registrations_reference_is_unique'),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    company: text('company').notNull(),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    /** What was in force at the moment of booking; later price changes leave it alone. */
    price: numeric('price', { precision: 10, scale: 2 }).notNull(),
    priceType: priceType('price_type').notNull(),
    status: registrationStatus('status').notNull().default('pending'),
    /** Changes of its status so far. A mail about one names its number, so each is told once, and the next again. */
    statusChanges: integer('status_changes').notNull().default(0),
    createdAt: createdAt(),
    /** All that staff search it by, also its attendees, in lower case. Triggers keep it; nothing else writes it. */
    searchText: text('search_text').notNull().default(''),
    /** {@link searchText} in every spelling that a search may use: "groß" and "gross", "müller", "mueller" and "muller". */
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(sql`search_spellings(search_text)`),
    /** The training of each seat, in the order of the slots. Kept by the same triggers. */
    trainingIds: text('training_ids').array().notNull().default(sql`'{}'`),
  },
  (registration) => [
    index('registrations_newest_first').on(
      registration.createdAt.desc().nullsFirst(),
      registration.id,
    ),
    index('registrations_by_contact_name').on(sql`${registration.contactName} collate "german"`),
    index('registrations_by_contact_email').on(sql`${registration.contactEmail} collate "german"`),
    index('registrations_by_company').on(sql`${registration.company} collate "german"`),
    index('registrations_of_status').on(
      registration.status,
      registration.createdAt.desc().nullsFirst(),
      registration.id,
    ),
    index('registrations_trainings').using('gin', registration.trainingIds),
    index('registrations_search_folded').using('gin', registration.searchFolded.op('gin_trgm_ops')),
    check('registrations_price_not_negative', sql`${registration.price} >= 0`),
  ],
)

export const attendees = pgTable(
  'attendees',
  {
    id: id(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** The slot in the booking form, from 1. */
    position: integer('position').notNull(),
    trainingId: text('training_id')
      .notNull()
      .references(() => trainings.id),
    attendeeType: attendeeType('attendee_type').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull().default(''),
    /**
     * When its holder was last told that the seat is theirs and when the session is; null for one who was never told,
     * or was told last that it is cancelled.
     */
    informedAt: instant('informed_at'),
    /** The SEQUENCE of the calendar entry that was made last (RFC 5545), from 1; 0 before the first. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** That of its registration, so that seats can be read in its order without it. */
    createdAt: createdAt(),
    /** All that staff search it by, also its booker, in lower case. Triggers keep it; nothing else writes it. */
    searchText: text('search_text').notNull().default(''),
    /** {@link searchText} in every spelling that a search may use. */
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(sql`search_spellings(search_text)`),
  },
  (attendee) => [
    unique('attendees_one_per_slot').on(attendee.registrationId, attendee.position),
    index('attendees_of_training').on(
      attendee.trainingId,
      attendee.createdAt.desc().nullsFirst(),
      attendee.registrationId,
      attendee.position,
    ),
    index('attendees_newest_first').on(
      attendee.createdAt.desc().nullsFirst(),
      attendee.registrationId,
      attendee.position,
    ),
    index('attendees_by_name').on(
      sql`(${attendee.firstName} || ' ' || ${attendee.lastName}) collate "german"`,
    ),
    index('attendees_by_email').on(sql`${attendee.email} collate "german"`),
    index('attendees_by_company').on(sql`${attendee.company} collate "german"`),
    index('attendees_search_folded').using('gin', attendee.searchFolded.op('gin_trgm_ops')),
    check('attendees_position_from_one', sql`${attendee.position} >= 1`),
  ],
)

/**
 * The last change of a registration's status, for as long as its mails may be taken back, and what is restored with
 * them. A row whose mails have left is of no use any more and is overwritten by the next change.
 */
export const unsettledChanges = pgTable('unsettled_changes', {
  registrationId: uuid('registration_id')
    .primaryKey()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  /** Its number. With another one in the registration, a version that does not know this table changed the status since. */
  change: integer('change').notNull(),
  /** The status that people know of as long as no mail of the change has left. */
  toldStatus: registrationStatus('told_status').notNull(),
  /** By id of each seat whose holder the mails tell: the seat's `informed_at` before. */
  informedBefore: jsonb('informed_before').$type<Record<string, string | null>>().notNull(),
  /** Until when a change back is no news where the change itself caused no mail. */
  settlesAt: instant('settles_at').notNull(),
})

/** Answers to bookings that carried an Idempotency-Key, so that a retry stores nothing new. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    key: text('key').primaryKey(),
    /** SHA-256 of the body that first came with the key, in hex. */
    bodyHash: text('body_hash').notNull(),
    /** Filled before the transaction that books ends; never seen empty from outside it. */
    receipt: json('receipt').$type<StoredReceipt>(),
    createdAt: createdAt(),
  },
  (record) => [
    index('idempotency_records_created_at').on(record.createdAt),
    check('idempotency_records_key_is_short', sql`length(${record.key}) between 1 and 200`),
  ],
)
