import type { Connection } from '#platform/database/server/database.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'

/** Whether anybody ever booked. */
export async function hasRegistrations(db: Connection): Promise<boolean> {
  const rows = await db.select({ id: registrations.id }).from(registrations).limit(1)
  return rows.length > 0
}
