import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import { berlinDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { MailRow, NewMail } from '#platform/mail/server/mails.repository.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import { invoiceErrors } from '#shop/invoices/server/invoices.errors.ts'
import { lockInvoice } from '#shop/invoices/server/invoices.repository.ts'
import { openAmount } from '../domain/payment-state.ts'
import type { ReminderToSend, SentReminders } from '../domain/reminder-list.ts'
import {
  REMINDER_NAMES,
  type ReminderStep,
  reasonNotToRemind,
  reminderStage,
} from '../domain/reminder-steps.ts'
import { REMINDER_TEMPLATES } from './reminder-mail-data.ts'
import { readReminderRules } from './reminder-rules.service.ts'
import { findReminded, type ReminderRow, storeReminder } from './reminders.repository.ts'

/** Who is in the log where the rules sent a reminder. */
const AUTOMATIC_ACTOR = 'Automatik'

interface Act {
  /** The administrator's e-mail; '' where the rules send it. */
  actor: string
  now: Date
}

/**
 * Sends reminders, each in a transaction of its own: one that must not be sent does not hold up the others.
 *
 * @throws ProblemError 404 invoice.not_found; those before it are sent
 */
export async function sendReminders(
  db: Database,
  wanted: readonly ReminderToSend[],
  act: Act,
): Promise<SentReminders> {
  const outcome: SentReminders = { sent: [], notSent: [] }
  for (const { invoiceId, step } of wanted) {
    const { number, reason } = await sendReminder(db, { invoiceId, step }, act)
    if (reason === null) outcome.sent.push(number)
    else outcome.notSent.push({ number, reason })
  }
  return outcome
}

/**
 * Sends one reminder: locks the invoice, so that of two at once one is sent and no payment is entered meanwhile, and
 * compares again whether the step is due.
 */
async function sendReminder(
  db: Database,
  { invoiceId, step }: ReminderToSend,
  { actor, now }: Act,
) {
  return inTransaction(db, async (tx) => {
    await lockInvoice(tx, invoiceId)
    const invoice = await findReminded(tx, invoiceId)
    if (!invoice) throw invoiceErrors.notFound()
    const { number, reminded } = invoice
    const stage = reminderStage(reminded, await readReminderRules(tx), berlinDay(now))
    const reason = reasonNotToRemind(stage, step, reminded.account)
    if (reason !== null) return { number, reason }
    const [mail] = await queueMails(tx, [reminderMail(invoice, step, now)])
    await storeReminder(tx, {
      ...{ invoiceId, step, sentBy: actor, createdAt: now },
      mailId: mail?.id ?? null,
    })
    await recordAction(tx, {
      actor: actor || AUTOMATIC_ACTOR,
      action: 'invoice.reminded',
      subjectId: invoiceId,
      details: { number, reminder: REMINDER_NAMES[step] },
    })
    return { number, reason: null }
  })
}

/** The mail of a step as it would be queued now. */
export function reminderMail(invoice: ReminderRow, step: ReminderStep, now: Date): NewMail {
  const { id: invoiceId, number, profile, issuedOn, email, bank, reminded } = invoice
  const { dueOn, account } = reminded
  return {
    template: REMINDER_TEMPLATES[step],
    // With the instant, because one that was withheld is written again.
    dedupeKey: `${REMINDER_TEMPLATES[step]}/${invoiceId}/${now.toISOString()}`,
    recipient: email,
    registrationId: null,
    data: {
      ...{ invoiceId, number, profile, issuedOn, dueOn },
      daysOver: daysBetween(dueOn, berlinDay(now)),
      total: formatMoney(account.gross),
      open: formatMoney(openAmount(account)),
      account: { holder: bank.holder, iban: bank.iban, bic: bank.bic, bankName: bank.name },
    },
  }
}

/** Why a queued reminder is obsolete, in a sentence for staff; null for one that is not, and for any other mail. */
export async function reasonNotToSendReminder(
  db: Database,
  { template, data }: Pick<MailRow, 'template' | 'data'>,
): Promise<string | null> {
  if (!template?.startsWith('invoice.reminder.') || data === null || !('daysOver' in data))
    return null
  const invoice = await findReminded(db, data.invoiceId)
  if (!invoice) return null
  const { account, disputeReason } = invoice.reminded
  if (account.isCancelled) return 'Nicht gesendet, weil die Rechnung storniert ist.'
  const open = openAmount(account)
  if (open <= 0) return 'Nicht gesendet, weil die Rechnung inzwischen bezahlt ist.'
  if (disputeReason !== null)
    return 'Nicht gesendet, weil die Rechnung inzwischen als strittig gilt.'
  if (formatMoney(open) !== data.open)
    return 'Nicht gesendet, weil inzwischen ein anderer Betrag offen ist.'
  return null
}
