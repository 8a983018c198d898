import * as z from 'zod'
import type { Connection } from '#platform/database/server/database.ts'
import { readSetting, type Setting } from '#platform/settings/server/stored-setting.service.ts'
import {
  type BookingRules,
  bookingRulesSchema,
  DEFAULT_BOOKING_RULES,
} from '../domain/booking-rules.ts'

export const BOOKING_RULES: Setting<BookingRules> = {
  name: 'booking_rules',
  // Rules that were added after staff stored theirs have their defaults.
  schema: z.preprocess(
    (stored) => ({ ...DEFAULT_BOOKING_RULES, ...(stored as object) }),
    bookingRulesSchema,
  ),
  defaults: DEFAULT_BOOKING_RULES,
}

/** The rules that are in force for new bookings, and the version of the setting; 0 for the defaults. */
export async function readBookingRules(
  db: Connection,
): Promise<{ rules: BookingRules; version: number }> {
  const { value: rules, version } = await readSetting(db, BOOKING_RULES)
  return { rules, version }
}
