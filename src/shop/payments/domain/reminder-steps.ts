import { addDays, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { type InvoiceAccount, openAmount } from './payment-state.ts'
import type { ReminderRules } from './reminder-rules.ts'

const REMINDER_STEPS = [1, 2, 3] as const
export type ReminderStep = (typeof REMINDER_STEPS)[number]

/** What the steps are called, for staff and for customers. */
export const REMINDER_NAMES: Readonly<Record<ReminderStep, string>> = {
  1: 'Zahlungserinnerung',
  2: 'Mahnung',
  3: 'Letzte Mahnung',
}

/** So many calendar days after the last reminder the office decides what becomes of an invoice that is still open. */
const DECISION_DAYS = 14

/** An invoice with what decides whether it is reminded of. */
export interface RemindedInvoice {
  /** The calendar day in Europe/Berlin on which it has to be paid. */
  dueOn: CalendarDay
  account: InvoiceAccount
  /** Why the buyer disputes it, '' once that is erased; null where nobody does. */
  disputeReason: string | null
  /** The last reminder, and the day on which its mail was sent: null while it is not. Null where there is none. */
  last: { step: ReminderStep; sentOn: CalendarDay | null } | null
}

/**
 * Where the reminders of an invoice stand: nothing is asked for; the buyer disputes it; the next step is due, since a day;
 * it will be, from a day on; the mail of the step before is not sent yet; all three were sent, and from a day on the
 * office has to decide.
 */
export type ReminderStage =
  | { kind: 'settled' }
  | { kind: 'disputed'; reason: string }
  | { kind: 'due'; step: ReminderStep; since: CalendarDay }
  | { kind: 'later'; step: ReminderStep; on: CalendarDay }
  | { kind: 'unsent'; step: ReminderStep }
  | { kind: 'ended'; decideOn: CalendarDay }

/**
 * Where the reminders of an invoice stand today. What is paid, cancelled or disputed is never reminded of.
 *
 * @param today the calendar day in Europe/Berlin
 */
export function reminderStage(
  invoice: RemindedInvoice,
  rules: ReminderRules,
  today: CalendarDay,
): ReminderStage {
  const { account, disputeReason, last } = invoice
  if (openAmount(account) <= 0) return { kind: 'settled' }
  if (disputeReason !== null) return { kind: 'disputed', reason: disputeReason }
  if (last?.sentOn === null) return { kind: 'unsent', step: last.step }
  const next = nextStep(last?.step ?? 0)
  const before = last?.sentOn ?? invoice.dueOn
  if (next === null) return { kind: 'ended', decideOn: addDays(before, DECISION_DAYS) }
  const on = addDays(before, daysBefore(next, rules))
  return on <= today ? { kind: 'due', step: next, since: on } : { kind: 'later', step: next, on }
}

function nextStep(last: number): ReminderStep | null {
  return REMINDER_STEPS.find((step) => step === last + 1) ?? null
}

/** How many days after the due day, or after the step before, a step is due. */
function daysBefore(step: ReminderStep, rules: ReminderRules): number {
  return { 1: rules.firstDays, 2: rules.secondDays, 3: rules.thirdDays }[step]
}

/**
 * Whether the office has to do something: to approve a reminder, or to decide after the last one.
 *
 * @param automaticFrom what was due until that day is left to the office also where the rules send it: a restored copy
 *   cannot know what the original sent. Null where that is not the case.
 */
export function waitsForOffice(
  stage: ReminderStage,
  { sending }: Pick<ReminderRules, 'sending'>,
  { today, automaticFrom }: { today: CalendarDay; automaticFrom: CalendarDay | null },
): boolean {
  if (stage.kind === 'due')
    return sending === 'office' || (automaticFrom !== null && stage.since <= automaticFrom)
  return stage.kind === 'ended' && stage.decideOn <= today
}

/** Why an invoice is not reminded of although somebody wanted to. */
export const REASONS_NOT_TO_REMIND = [
  'paid',
  'cancelled',
  'disputed',
  'reminded',
  'not_due',
] as const
export type ReasonNotToRemind = (typeof REASONS_NOT_TO_REMIND)[number]

/** Why that step of an invoice must not be sent; null where it may. */
export function reasonNotToRemind(
  stage: ReminderStage,
  step: ReminderStep,
  { isCancelled }: Pick<InvoiceAccount, 'isCancelled'>,
): ReasonNotToRemind | null {
  switch (stage.kind) {
    case 'settled':
      return isCancelled ? 'cancelled' : 'paid'
    case 'disputed':
      return 'disputed'
    case 'due':
      if (stage.step === step) return null
      return stage.step > step ? 'reminded' : 'not_due'
    case 'later':
      return stage.step > step ? 'reminded' : 'not_due'
    case 'unsent':
      return stage.step >= step ? 'reminded' : 'not_due'
    case 'ended':
      return 'reminded'
  }
}
