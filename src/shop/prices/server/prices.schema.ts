import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, id } from '#platform/database/server/columns.ts'
import { PRICE_TYPES } from '../domain/price-type.ts'

export const priceType = pgEnum('price_type', PRICE_TYPES)

export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull(),
    badge: text('badge'),
    features: text('features').array().notNull(),
    trainingsCount: integer('trainings_count').notNull(),
    basePrice: numeric('base_price', { precision: 10, scale: 2 }).notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (pkg) => [
    check('packages_trainings_count_in_range', sql`${pkg.trainingsCount} between 1 and 50`),
    check('packages_base_price_not_negative', sql`${pkg.basePrice} >= 0`),
  ],
)

export const priceSchedules = pgTable(
  'price_schedules',
  {
    id: id(),
    periodName: text('period_name').notNull(),
    periodType: priceType('period_type').notNull(),
    /** Calendar days in Europe/Berlin, both included. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    price: numeric('price', { precision: 10, scale: 2 }).notNull(),
    /** Version of the whole period: the schedules of one period are always written together. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (schedule) => [
    unique('price_schedules_one_per_package_and_period').on(
      schedule.periodName,
      schedule.periodType,
      schedule.packageId,
    ),
    index('price_schedules_package_id').on(schedule.packageId),
    check('price_schedules_days_in_order', sql`${schedule.validFrom} <= ${schedule.validUntil}`),
    check('price_schedules_price_not_negative', sql`${schedule.price} >= 0`),
    check('price_schedules_name_not_empty', sql`length(${schedule.periodName}) > 0`),
  ],
)
