import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant with millisecond precision, as a JavaScript Date; PostgreSQL stores it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`)

/** Any JSON value. Drizzle's own `jsonb` reads a stored text such as "2027" or "null" as the value that it spells. */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
