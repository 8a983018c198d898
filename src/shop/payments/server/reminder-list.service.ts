import { berlinDay, daysBetween } from '#platform/basics/domain/calendar-day.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { showMails } from '#platform/mail/server/show-mails.ts'
import { findLiveSince } from '#platform/operation/server/restored-copy.repository.ts'
import { invoiceErrors } from '#shop/invoices/server/invoices.errors.ts'
import { openAmount } from '../domain/payment-state.ts'
import {
  type InvoiceReminders,
  REMINDERS_LISTED,
  type ReminderList,
} from '../domain/reminder-list.ts'
import { type ReminderStep, reminderStage, waitsForOffice } from '../domain/reminder-steps.ts'
import { readReminderRules } from './reminder-rules.service.ts'
import {
  findDispute,
  findReminded,
  listOverdueInvoices,
  listRemindersOf,
  type ReminderRow,
} from './reminders.repository.ts'
import { reminderMail } from './reminders.service.ts'

/** Overdue invoices with where their reminders stand today, and the rules for them. */
async function readOverdue(db: Connection, now: Date, limit?: number) {
  const today = berlinDay(now)
  const rules = await readReminderRules(db)
  const rows = await listOverdueInvoices(db, { today, limit })
  const invoices = rows.map((row) => ({ ...row, stage: reminderStage(row.reminded, rules, today) }))
  return { today, rules, invoices }
}

/** The overdue invoices, and where their reminders stand. */
export async function listReminders(db: Database, now: Date): Promise<ReminderList> {
  const { today, rules, invoices } = await readOverdue(db, now, REMINDERS_LISTED)
  return {
    sending: rules.sending,
    total: invoices[0]?.total ?? 0,
    invoices: invoices.flatMap(({ id, number, company, reminded, stage }) => {
      if (stage.kind === 'settled') return []
      const { dueOn, account } = reminded
      const daysOver = daysBetween(dueOn, today)
      return [{ id, number, company, dueOn, daysOver, openCents: openAmount(account), stage }]
    }),
  }
}

/** Until which day what was due is left to the office although the rules send it, see {@link waitsForOffice}. */
async function automaticFromOf(db: Connection): Promise<string | null> {
  const liveSince = await findLiveSince(db)
  return liveSince && berlinDay(liveSince)
}

/** How many overdue invoices the office has to do something about, and since when the oldest of them is overdue. */
export async function countRemindersToDo(
  db: Database,
  now: Date,
): Promise<{ count: number; firstDueOn: string | null }> {
  const { today, rules, invoices } = await readOverdue(db, now)
  const automaticFrom = await automaticFromOf(db)
  const waiting = invoices.filter(({ stage }) =>
    waitsForOffice(stage, rules, { today, automaticFrom }),
  )
  return { count: waiting.length, firstDueOn: waiting[0]?.reminded.dueOn ?? null }
}

/** The reminders that the rules send now; none where the office approves each. */
export async function listAutomaticReminders(
  db: Database,
  now: Date,
): Promise<{ invoiceId: string; step: ReminderStep }[]> {
  const { today, rules, invoices } = await readOverdue(db, now)
  const automaticFrom = await automaticFromOf(db)
  return invoices.flatMap(({ id, stage }) =>
    stage.kind === 'due' && !waitsForOffice(stage, rules, { today, automaticFrom })
      ? [{ invoiceId: id, step: stage.step }]
      : [],
  )
}

/**
 * The reminders of an invoice, and the next one as its reader would get it.
 *
 * @throws ProblemError 404 invoice.not_found
 */
export async function getInvoiceReminders(
  db: Database,
  invoiceId: string,
  { now, settings }: { now: Date; settings: MailSettings },
): Promise<InvoiceReminders> {
  const invoice = await findReminded(db, invoiceId)
  if (!invoice) throw invoiceErrors.notFound()
  const stage = reminderStage(invoice.reminded, await readReminderRules(db), berlinDay(now))
  const dispute = await findDispute(db, invoiceId)
  const sent = await listRemindersOf(db, invoiceId)
  return {
    number: invoice.number,
    sent: sent.map(({ step, createdAt, sentBy, mailId: id, status, attempts }) => ({
      step: step as ReminderStep,
      createdAt: createdAt.toISOString(),
      sentBy,
      mail: id && status && attempts !== null ? { id, status, attempts } : null,
    })),
    next: stage.kind === 'due' ? await previewOf(db, invoice, stage.step, { now, settings }) : null,
    dispute: dispute
      ? {
          reason: dispute.reason,
          recordedBy: dispute.recordedBy,
          createdAt: dispute.createdAt.toISOString(),
        }
      : null,
  }
}

async function previewOf(
  db: Database,
  invoice: ReminderRow,
  step: ReminderStep,
  context: { now: Date; settings: MailSettings },
): Promise<InvoiceReminders['next']> {
  const [mail] = await showMails(db, [reminderMail(invoice, step, context.now)], context)
  return mail ? { step, mail } : null
}
