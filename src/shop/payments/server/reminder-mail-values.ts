import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { ValuesOf } from '#platform/mail/server/placeholder-values.ts'
import { groupsOfFour } from '#shop/invoices/domain/groups-of-four.ts'
import type { REMINDER_MAIL_TEXTS } from '../domain/reminder-mail-texts.ts'
import type { ReminderFacts } from './reminder-mail-data.ts'

const REMINDER = {
  facts: ({ number, open, dueOn, daysOver, account }: ReminderFacts) => ({
    rechnung: number,
    offen: amountText(open),
    fällig: formatLongDay(dueOn),
    tage: daysText(daysOver),
    empfänger: account.holder,
    iban: groupsOfFour(account.iban),
    zweck: number,
  }),
  sentences: () => ({}),
}

/** What fills the placeholders of reminders of invoices. */
export const REMINDER_MAIL_VALUES: ValuesOf<typeof REMINDER_MAIL_TEXTS> = {
  'invoice.reminder.first': REMINDER,
  'invoice.reminder.second': REMINDER,
  'invoice.reminder.last': REMINDER,
}

/** "149.00" as "149 €" with a no-break space. */
export function amountText(amount: string): string {
  return `${displayEuros(parseMoney(amount))}\u00a0€`
}

/** After "seit": "einem Tag", "12 Tagen". */
export function daysText(days: number): string {
  return days === 1 ? 'einem Tag' : `${days}\u00a0Tagen`
}
