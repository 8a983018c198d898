import {
  type BookingRules,
  bookingRulesSchema,
  DEFAULT_BOOKING_RULES,
} from '#domain/registration/booking-rules.ts'
import type { Connection } from '../../database/database.ts'
import { findSetting } from './settings.repository.ts'

export const BOOKING_RULES = 'booking_rules'

/** The rules that are in force for new bookings, and the version of the setting; 0 for the defaults. */
export async function readBookingRules(
  db: Connection,
): Promise<{ rules: BookingRules; version: number }> {
  const row = await findSetting(db, BOOKING_RULES)
  if (!row) return { rules: DEFAULT_BOOKING_RULES, version: 0 }
  return { rules: bookingRulesSchema.parse(row.value), version: row.version }
}
