import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'

/** Who sends reminders: the office approves each, or they go out by themselves on weekdays. */
export const REMINDER_SENDERS = ['office', 'automatic'] as const
export type ReminderSender = (typeof REMINDER_SENDERS)[number]

const REMINDER_DAYS_MAX = 90
const WRONG_DAYS = `Bitte geben Sie eine ganze Zahl von 1 bis ${REMINDER_DAYS_MAX} ein.`

/** At least one day, so that no two steps come on one day. */
const days = z.int({ error: WRONG_DAYS }).min(1, WRONG_DAYS).max(REMINDER_DAYS_MAX, WRONG_DAYS)

/** When invoices that nobody has paid are reminded of, and who decides it. */
export const reminderRulesSchema = z.strictObject({
  sending: z.enum(REMINDER_SENDERS),
  /** Calendar days after the day on which the invoice was due. */
  firstDays: days,
  /** Calendar days after the first reminder was sent. */
  secondDays: days,
  /** Calendar days after the second reminder was sent. */
  thirdDays: days,
})
export type ReminderRules = z.infer<typeof reminderRulesSchema>

/** Of a new installation. */
export const DEFAULT_REMINDER_RULES: ReminderRules = {
  sending: 'office',
  firstDays: 7,
  secondDays: 14,
  thirdDays: 14,
}

/** The setting as staff see it. */
export const reminderRulesSettingSchema = z.object({
  rules: reminderRulesSchema,
  ...lastEditShape,
})
export type ReminderRulesSetting = z.infer<typeof reminderRulesSettingSchema>
