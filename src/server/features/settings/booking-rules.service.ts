import {
  type BookingRules,
  bookingRulesSchema,
  DEFAULT_BOOKING_RULES,
} from '#domain/registration/booking-rules.ts'
import type { BookingRulesSetting } from '#domain/registration/booking-rules-setting.ts'
import type { Connection, Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '../revisions/edits.service.ts'
import { findLastEdit } from '../revisions/revisions.repository.ts'
import { findSetting, lockSetting, storeSetting } from './settings.repository.ts'

export const BOOKING_RULES = 'booking_rules'

const SUBJECT = { subject: 'setting', subjectId: BOOKING_RULES } as const
const FIELDS = Object.keys(DEFAULT_BOOKING_RULES)

/** The rules that are in force for new bookings, and the version of the setting; 0 for the defaults. */
export async function readBookingRules(
  db: Connection,
): Promise<{ rules: BookingRules; version: number }> {
  const row = await findSetting(db, BOOKING_RULES)
  if (!row) return { rules: DEFAULT_BOOKING_RULES, version: 0 }
  return { rules: bookingRulesSchema.parse(row.value), version: row.version }
}

/** The rules with their defaults, and who changed them last, for staff. */
export async function getBookingRulesSetting(db: Connection): Promise<BookingRulesSetting> {
  const { rules, version } = await readBookingRules(db)
  const last = await findLastEdit(db, { ...SUBJECT, fields: FIELDS })
  return {
    rules,
    defaults: DEFAULT_BOOKING_RULES,
    version,
    editedBy: last?.editedBy ?? null,
    editedAt: last?.createdAt.toISOString() ?? null,
  }
}

/**
 * Changes the rules for new bookings, in one transaction with revisions and the entry in the audit log. Pages that say
 * the rules are told by a trigger. Bookings keep the rules under which they were made.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeBookingRules(
  db: Database,
  rules: BookingRules,
  context: EditContext,
): Promise<BookingRulesSetting> {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, BOOKING_RULES)
    const before = await readBookingRules(tx)
    await requireVersion(
      tx,
      { ...SUBJECT, version: before.version, values: before.rules, edit: rules },
      context.expected,
    )
    const changes = changesOf(before.rules, rules)
    if (changes.length > 0) {
      const { version } = await storeSetting(tx, {
        name: BOOKING_RULES,
        value: rules,
        now: context.now,
      })
      await storeEdit(tx, { ...SUBJECT, version, changes }, context)
    }
    return getBookingRulesSetting(tx)
  })
}

/** The names of settings in the audit log, by id. */
export const SETTING_NAMES: ReadonlyMap<string, string> = new Map([
  [BOOKING_RULES, 'Regeln für Änderungen'],
])
