import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/database/server/columns.ts'
import { DISCOUNT_KINDS } from '../domain/discount.ts'

export const discountKind = pgEnum('discount_kind', DISCOUNT_KINDS)

/** Codes that take something off the price of a booking. One that a booking has redeemed is switched off, not deleted. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    /** In capitals, without spaces: how it is typed does not matter. */
    code: text('code').notNull().unique('discount_codes_code_is_unique'),
    /** Of staff and for staff: whom it is for; '' for none. */
    note: text('note').notNull().default(''),
    kind: discountKind('kind').notNull(),
    /** Percent from 1 to 100, or cents with VAT. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** Calendar days in Europe/Berlin, both included; null for no limit. */
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    /** The packages that it is for; none means all. */
    packageIds: text('package_ids').array().notNull().default(sql`'{}'`),
    /** How many bookings may redeem it; null for no limit. Cancelled ones do not count. */
    maxUses: integer('max_uses'),
    /** Whether each company may redeem it once. */
    isOncePerCompany: boolean('is_once_per_company').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (row) => [
    check(
      'discount_codes_value_is_possible',
      sql`${row.value} > 0 and (${row.kind} = 'amount' or ${row.value} <= 100)`,
    ),
    check('discount_codes_max_uses_from_one', sql`${row.maxUses} >= 1`),
    check('discount_codes_days_in_order', sql`${row.firstDay} <= ${row.lastDay}`),
  ],
)
