import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/database/server/columns.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { INVOICE_KINDS, INVOICE_PROFILES, type InvoiceContent } from '../domain/invoice-content.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const invoiceKind = pgEnum('invoice_kind', INVOICE_KINDS)
export const invoiceProfile = pgEnum('invoice_profile', INVOICE_PROFILES)

/** How many invoices each year has. The row is updated by the transaction that issues one, so no number is missing. */
export const invoiceYears = pgTable('invoice_years', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/**
 * Issued invoices and cancellations of such. Never changed and never made anew; kept for eight years (§ 14b UStG), whatever
 * becomes of the bookings.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: text('number').notNull().unique('invoices_number_is_unique'),
    kind: invoiceKind('kind').notNull(),
    /** The calendar day in Europe/Berlin. */
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** Null for a cancellation. */
    dueOn: date('due_on', { mode: 'string' }),
    netCents: bigint('net_cents', { mode: 'number' }).notNull(),
    vatCents: bigint('vat_cents', { mode: 'number' }).notNull(),
    grossCents: bigint('gross_cents', { mode: 'number' }).notNull(),
    /** The invoice that a cancellation takes back; each at most once. */
    cancelsId: uuid('cancels_id').references((): AnyPgColumn => invoices.id),
    /** All that it says. */
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    /** Whether it was sent as a PDF with XML, or as XML alone. */
    profile: invoiceProfile('profile').notNull(),
    /** By EN 16931, as it is in the PDF. */
    xml: text('xml').notNull(),
    pdf: bytea('pdf').notNull(),
    /** The administrator's e-mail. */
    issuedBy: text('issued_by').notNull(),
    createdAt: createdAt(),
  },
  (invoice) => [
    unique('invoices_are_cancelled_once').on(invoice.cancelsId),
    check(
      'invoices_amounts_add_up',
      sql`${invoice.netCents} + ${invoice.vatCents} = ${invoice.grossCents}`,
    ),
    check(
      'invoices_cancellation_names_one',
      sql`(${invoice.kind} = 'cancellation') = (${invoice.cancelsId} is not null)`,
    ),
    index('invoices_newest_first').on(invoice.createdAt.desc(), invoice.id),
  ],
)

/** Which bookings an invoice is about, with what it says of each, in cents with VAT. */
export const invoicedBookings = pgTable(
  'invoiced_bookings',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** The number of the booking. */
    reference: text('reference').notNull(),
    /** Null once the booking is deleted. */
    registrationId: uuid('registration_id').references(() => registrations.id, {
      onDelete: 'set null',
    }),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (row) => [
    primaryKey({ name: 'invoiced_bookings_once', columns: [row.invoiceId, row.reference] }),
    index('invoiced_bookings_of_registration').on(row.registrationId),
  ],
)
