import * as z from 'zod'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import {
  changeSetting,
  readEditedSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import {
  type BookingRules,
  bookingRulesSchema,
  DEFAULT_BOOKING_RULES,
} from '../domain/booking-rules.ts'
import type { BookingRulesSetting } from '../domain/booking-rules-setting.ts'

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

/** The rules with their defaults, and who changed them last, for staff. */
export async function getBookingRulesSetting(db: Connection): Promise<BookingRulesSetting> {
  return toSetting(await readEditedSetting(db, BOOKING_RULES))
}

/**
 * Changes the rules for new bookings. Pages that say the rules are told by a trigger. Bookings keep the rules under which
 * they were made.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeBookingRules(
  db: Database,
  rules: BookingRules,
  context: EditContext,
): Promise<BookingRulesSetting> {
  return toSetting(await changeSetting(db, BOOKING_RULES, rules, context))
}

function toSetting({
  value,
  ...edited
}: Awaited<ReturnType<typeof readEditedSetting<BookingRules>>>): BookingRulesSetting {
  return { rules: value, defaults: DEFAULT_BOOKING_RULES, ...edited }
}
