import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  numeric,
  type PgColumnBuilderBase,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/database/server/columns.ts'
import { discountCodes } from '#shop/discount-codes/server/discount-codes.schema.ts'
import { packages, priceType } from '#shop/prices/server/prices.schema.ts'
import { ATTENDEE_TYPES } from '#shop/seats/domain/attendee-type.ts'
import type { RegistrationFieldName } from '#shop/seats/domain/registration-fields.ts'
import { REGISTRATION_STATUSES } from '#shop/seats/domain/status.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import { type StoredPrice, storedPrice } from '../domain/booked-price.ts'

export const registrationStatus = pgEnum('registration_status', REGISTRATION_STATUSES)
export const attendeeType = pgEnum('attendee_type', ATTENDEE_TYPES)

/**
 * The columns of the texts that a booker adds to a registration; a waiting list has them too. A further one has a
 * default, because rows are there already.
 */
export const registrationTexts = {
  company: text('company').notNull(),
} satisfies Record<RegistrationFieldName, PgColumnBuilderBase>

/** The columns of a registration's price: that in force when it was booked. Later price changes do not affect it. */
const priceColumns = {
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
  priceType: priceType('price_type').notNull(),
  priceReason: text('price_reason').notNull().default(''),
  /** The code that was redeemed, whatever becomes of it; '' for none. */
  discountCode: text('discount_code').notNull().default(''),
  /** What it took off, in cents: the price above is what is left. */
  discountCents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
} satisfies Record<keyof StoredPrice, PgColumnBuilderBase>

export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** Short and human-readable, for mails and telephone calls. */
    reference: text('reference').notNull().unique('registrations_reference_is_unique'),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    ...registrationTexts,
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    ...priceColumns,
    /** The code that the booker redeemed; null for none. */
    discountCodeId: uuid('discount_code_id').references(() => discountCodes.id),
    status: registrationStatus('status').notNull().default('pending'),
    /** How often its status has changed: who revokes a change names its number. */
    statusChanges: integer('status_changes').notNull().default(0),
    /** Raised by every change of the booking other than its status; a change names the version that it is based on. */
    version: integer('version').notNull().default(1),
    /** When it was confirmed; null for one that never was, and for one that staff set back to pending. */
    confirmedAt: instant('confirmed_at'),
    /** Part of the booker's link: raised to revoke the link. */
    linkCounter: integer('link_counter').notNull().default(0),
    /** A new address of the booker, until it is confirmed from there; null for none. */
    newContactEmail: text('new_contact_email'),
    /** Since when its people are to be told of a change; null where they know everything. */
    untoldSince: instant('untold_since'),
    /** Of staff and for staff; '' for none. */
    officeNote: text('office_note').notNull().default(''),
    /** The administrator's e-mail who booked for the booker; null for a booking of the shop. */
    bookedBy: text('booked_by'),
    createdAt: createdAt(),
    /** All text that staff search it by, including its attendees', in lower case. Written only by triggers. */
    searchText: text('search_text').notNull().default(''),
    /**
     * {@link searchText} in every spelling that a search may use: "groß" and "gross", "müller", "mueller" and "muller".
     */
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(sql`search_spellings(search_text)`),
    /** The training of each seat, in the order of the slots. Written only by the same triggers. */
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
    index('registrations_untold')
      .on(registration.untoldSince)
      .where(sql`${registration.untoldSince} is not null`),
    index('registrations_of_discount_code')
      .on(registration.discountCodeId)
      .where(sql`${registration.discountCodeId} is not null`),
    index('registrations_trainings').using('gin', registration.trainingIds),
    index('registrations_search_folded').using('gin', registration.searchFolded.op('gin_trgm_ops')),
    check('registrations_price_not_negative', sql`${registration.price} >= 0`),
  ],
)

/** The columns of the price, for a query. */
export const STORED_PRICE = storedPrice(registrations)

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
    /** The date of the training. */
    dateId: uuid('date_id').notNull(),
    /** The training's title when the seat was booked. */
    trainingTitle: text('training_title').notNull(),
    attendeeType: attendeeType('attendee_type').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull().default(''),
    /**
     * When the seat alone was cancelled, whatever its registration's status. Such a seat is not taken and stays
     * cancelled.
     */
    cancelledAt: instant('cancelled_at'),
    /**
     * What of the booking's price is not owed because the seat is cancelled, alone or with its booking, in cents. Decided
     * when it was cancelled; 0 for a seat that is not.
     */
    notOwedCents: bigint('not_owed_cents', { mode: 'number' }).notNull().default(0),
    /** Whether the price is about the seat; false once a new order left it out, whose price is about the other seats. */
    isOrdered: boolean('is_ordered').notNull().default(true),
    /** When the attendee wrote that they cannot come; null again once another person has the seat. */
    cannotComeSince: instant('cannot_come_since'),
    /** The SEQUENCE of the last calendar entry (RFC 5545), from 1; 0 before the first. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** The same as its registration's, so that seats can be read in that order without a join. */
    createdAt: createdAt(),
    /** All text that staff search it by, including its booker's, in lower case. Written only by triggers. */
    searchText: text('search_text').notNull().default(''),
    /** {@link searchText} in every spelling that a search may use. */
    searchFolded: text('search_folded')
      .notNull()
      .generatedAlwaysAs(sql`search_spellings(search_text)`),
  },
  (attendee) => [
    unique('attendees_one_per_slot').on(attendee.registrationId, attendee.position),
    foreignKey({
      name: 'attendees_have_a_date_of_their_training',
      columns: [attendee.dateId, attendee.trainingId],
      foreignColumns: [trainingDates.id, trainingDates.trainingId],
    }),
    index('attendees_not_owed')
      .on(attendee.registrationId)
      .where(sql`${attendee.notOwedCents} > 0`),
    index('attendees_of_date').on(
      attendee.dateId,
      attendee.createdAt.desc().nullsFirst(),
      attendee.registrationId,
      attendee.position,
    ),
    // For counting the taken seats of dates without reading the rows.
    index('attendees_not_cancelled')
      .on(attendee.dateId, attendee.registrationId)
      .where(sql`${attendee.cancelledAt} is null`),
    // For counting them in lists by status.
    index('attendees_cancelled')
      .on(attendee.registrationId)
      .where(sql`${attendee.cancelledAt} is not null`),
    index('attendees_who_cannot_come')
      .on(attendee.cannotComeSince)
      .where(sql`${attendee.cannotComeSince} is not null`),
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
    check('attendees_not_owed_not_negative', sql`${attendee.notOwedCents} >= 0`),
    check('attendees_position_from_one', sql`${attendee.position} >= 1`),
  ],
)

/** What a call answered; of which kind, the call knows that claimed the key. */
export type StoredAnswer = Record<string, unknown>

/** Answers to bookings and messages that carried an Idempotency-Key, so that a retry stores nothing new. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    key: text('key').primaryKey(),
    /** SHA-256, in hex, of the body of the first request with the key. */
    bodyHash: text('body_hash').notNull(),
    /** Set before the booking's transaction ends, so other transactions never see it null. */
    receipt: json('receipt').$type<StoredAnswer>(),
    createdAt: createdAt(),
  },
  (record) => [
    index('idempotency_records_created_at').on(record.createdAt),
    check('idempotency_records_key_is_short', sql`length(${record.key}) between 1 and 200`),
  ],
)
