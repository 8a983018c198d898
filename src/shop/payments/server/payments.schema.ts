import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/database/server/columns.ts'
import { mails } from '#platform/mail/server/mails.schema.ts'
import { invoices } from '#shop/invoices/server/invoices.schema.ts'
import { BANK_LINE_STATES, PAYMENT_KINDS, PAYMENT_SOURCES } from '../domain/payment-state.ts'

export const paymentKind = pgEnum('payment_kind', PAYMENT_KINDS)
export const paymentSource = pgEnum('payment_source', PAYMENT_SOURCES)
export const bankLineState = pgEnum('bank_line_state', BANK_LINE_STATES)

/** Bank statements that staff have uploaded. The file itself is not kept. */
export const bankStatements = pgTable('bank_statements', {
  id: id(),
  fileName: text('file_name').notNull(),
  /** Of the firm's account. */
  iban: text('iban').notNull(),
  /** The administrator's e-mail. */
  importedBy: text('imported_by').notNull(),
  createdAt: createdAt(),
})

/** Lines of bank statements, each once, however often its file comes. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    /** What tells it from all others: the bank's reference, or a hash of all that it says. */
    key: text('key').notNull().unique('bank_lines_key_is_unique'),
    /** The calendar day on which the bank booked it. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Negative for money that left the account. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** Who paid, or was paid; '' where the bank does not say. Shortened once the line is entered or ignored. */
    party: text('party').notNull().default(''),
    partyIban: text('party_iban').notNull().default(''),
    /** What the payer wrote. */
    text: text('text').notNull().default(''),
    state: bankLineState('state').notNull().default('open'),
    createdAt: createdAt(),
  },
  (line) => [index('bank_lines_open').on(line.day).where(sql`${line.state} = 'open'`)],
)

/**
 * The accounts of invoices: what came, what went back, what was given up. Kept as long as the invoices, whatever becomes
 * of the bookings. A provider of payments would be a further source.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: paymentKind('kind').notNull(),
    /** With VAT, from 1. */
    cents: bigint('cents', { mode: 'number' }).notNull(),
    /** The calendar day in Europe/Berlin. */
    day: date('day', { mode: 'string' }).notNull(),
    source: paymentSource('source').notNull(),
    /** The line that it was entered from; null for one that was typed. */
    bankLineId: uuid('bank_line_id').references(() => bankLines.id),
    /** Of staff; '' for none. */
    note: text('note').notNull().default(''),
    /** The administrator's e-mail. */
    recordedBy: text('recorded_by').notNull(),
    createdAt: createdAt(),
  },
  (payment) => [
    index('payments_of_invoice').on(payment.invoiceId),
    index('payments_of_bank_line').on(payment.bankLineId),
    check('payments_cents_from_one', sql`${payment.cents} >= 1`),
    check(
      'payments_of_statements_have_a_line',
      sql`(${payment.source} = 'statement') = (${payment.bankLineId} is not null)`,
    ),
  ],
)

/** The reminders of an invoice: each step at most once. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** From 1 to 3. */
    step: integer('step').notNull(),
    mailId: uuid('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** The administrator's e-mail who approved it; '' where the settings send it. */
    sentBy: text('sent_by').notNull(),
    createdAt: createdAt(),
  },
  (reminder) => [
    unique('reminders_one_per_step').on(reminder.invoiceId, reminder.step),
    check('reminders_step_is_one_of_three', sql`${reminder.step} between 1 and 3`),
  ],
)

/** Invoices that the buyer disputes: nobody is reminded of them. */
export const disputedInvoices = pgTable('disputed_invoices', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoices.id),
  /** Of staff, in their words. */
  reason: text('reason').notNull(),
  /** The administrator's e-mail. */
  recordedBy: text('recorded_by').notNull(),
  createdAt: createdAt(),
})
