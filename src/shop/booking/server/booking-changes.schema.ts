import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '#platform/database/server/columns.ts'
import type { AgreedTerms } from '../domain/agreed-terms.ts'
import {
  BOOKING_CHANGES,
  CHANGE_ACTORS,
  type ChangedValues,
  REQUEST_STATES,
} from '../domain/booking-change.ts'
import { attendees, registrations } from './registrations.schema.ts'

/** Where the invoice of a registration goes. A registration without a row has none of these. */
export const billingDetails = pgTable('billing_details', {
  registrationId: uuid('registration_id')
    .primaryKey()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  recipient: text('recipient').notNull().default(''),
  street: text('street').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text('city').notNull().default(''),
  country: text('country').notNull().default(''),
  vatId: text('vat_id').notNull().default(''),
  orderNumber: text('order_number').notNull().default(''),
  invoiceEmail: text('invoice_email').notNull().default(''),
  /** Of an authority. */
  leitwegId: text('leitweg_id').notNull().default(''),
  /** Whether the booker wants an XRechnung, as a file, instead of a PDF. */
  wantsXRechnung: boolean('wants_xrechnung').notNull().default(false),
  /** Whether the booker wants the names of the attendees on the invoice. */
  namesOnInvoice: boolean('names_on_invoice').notNull().default(false),
  /** Where the buyer owes the VAT (reverse charge): how staff checked the VAT ID, in their words; '' where not. */
  reverseChargeNote: text('reverse_charge_note').notNull().default(''),
  /** The administrator's e-mail who checked it; '' where nobody did. */
  reverseChargeBy: text('reverse_charge_by').notNull().default(''),
})

/** What the booker saw when booking. Written once, by the booking. Holds no personal data. */
export const agreedTerms = pgTable('agreed_terms', {
  registrationId: uuid('registration_id')
    .primaryKey()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<AgreedTerms>().notNull(),
})

export const bookingChangeKind = pgEnum('booking_change_kind', BOOKING_CHANGES)
export const changeActor = pgEnum('change_actor', CHANGE_ACTORS)

/**
 * The history of a booking: every change but those of its status, which are in the audit log. Values may be personal
 * data; they are erased with the person.
 */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: id(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** The seat; null for a change of the whole booking. */
    attendeeId: uuid('attendee_id').references(() => attendees.id, { onDelete: 'cascade' }),
    kind: bookingChangeKind('kind').notNull(),
    actor: changeActor('actor').notNull(),
    /** The administrator's e-mail; null where it was not staff. */
    actorEmail: text('actor_email'),
    before: jsonb('before').$type<ChangedValues>().notNull().default({}),
    after: jsonb('after').$type<ChangedValues>().notNull().default({}),
    /** Whether the next daily mail tells staff of it. */
    waitsForDaily: boolean('waits_for_daily').notNull().default(false),
    createdAt: createdAt(),
  },
  (change) => [
    index('booking_changes_for_daily').on(change.createdAt).where(sql`${change.waitsForDaily}`),
    index('booking_changes_of_registration').on(change.registrationId, change.createdAt),
    check(
      'booking_changes_by_staff_have_an_address',
      sql`(${change.actor} = 'staff') = (${change.actorEmail} is not null)`,
    ),
  ],
)

/** Reductions of a booking's price that staff granted ("Nachlass"). Money that goes back is a payment. */
export const reductions = pgTable(
  'reductions',
  {
    id: id(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** With VAT, at least 1. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** Of staff, in their words. May be about a person; erased with the booker. */
    reason: text('reason').notNull(),
    /** The administrator's e-mail who recorded or corrected it last. */
    recordedBy: text('recorded_by').notNull(),
    createdAt: createdAt(),
  },
  (reduction) => [
    index('reductions_of_registration').on(reduction.registrationId),
    check('reductions_cents_from_one', sql`${reduction.cents} >= 1`),
  ],
)

export const requestState = pgEnum('change_request_state', REQUEST_STATES)

/** A wish of a booker to cancel after the free time, which staff answer. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: id(),
    registrationId: uuid('registration_id')
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    /** The seat; null for the whole booking. */
    attendeeId: uuid('attendee_id').references(() => attendees.id, { onDelete: 'cascade' }),
    /** Of the booker, in their words; '' for none. */
    reason: text('reason').notNull().default(''),
    state: requestState('state').notNull().default('open'),
    /** Of staff, in their words; '' for none. */
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
    /** The administrator's e-mail; null where the booker withdrew it. */
    answeredBy: text('answered_by'),
    createdAt: createdAt(),
  },
  (request) => [
    // One open request for each seat, and one for the whole booking.
    uniqueIndex('change_requests_one_open')
      .on(request.registrationId, sql`coalesce(${request.attendeeId}, ${request.registrationId})`)
      .where(sql`${request.state} = 'open'`),
    index('change_requests_of_registration').on(request.registrationId),
    index('change_requests_open').on(request.createdAt).where(sql`${request.state} = 'open'`),
    check(
      'change_requests_answer_has_its_instant',
      sql`(${request.state} = 'open') = (${request.answeredAt} is null)`,
    ),
  ],
)
