import { listInvoicesToRefund } from '#office/invoices/server/invoice-list.repository.ts'
import { addDays, berlinDay, berlinMidnight } from '#platform/basics/domain/calendar-day.ts'
import type { Database } from '#platform/database/server/database.ts'
import { getMissingLinks } from '#shop/dates/server/missing-links.service.ts'
import { listUnfitInvoices } from '#shop/invoices/server/due-invoices.repository.ts'
import { listLackingInvoices } from '#shop/invoices/server/lacking-invoices.service.ts'
import { countBankLines, listBankLines } from '#shop/payments/server/bank-lines.repository.ts'
import { countRemindersToDo } from '#shop/payments/server/reminder-list.service.ts'
import { waitsDespiteFreeSeats, whyHeadWaits } from '#shop/seats/domain/why-head-waits.ts'
import { countComingDates } from '#shop/trainings/server/training-dates.repository.ts'
import type { ReportedKind } from '../domain/reported-kinds.ts'
import { FAILED_MAIL_DAYS, TODO_NAMED, type Todo } from '../domain/todo.ts'
import {
  getEndingPrices,
  getFewParticipants,
  getLateBackups,
  getMissingDates,
} from './looking-ahead.service.ts'
import { listAbsences, listBookingsToConfirm, listOpenRequests } from './todo.repository.ts'
import { listFailedMails, listHeldMails } from './todo-mails.repository.ts'
import { readWaitingLists } from './todo-waiting.repository.ts'

/** Lists the first things with open reports, the oldest report first; `total` is the number of all. */
export type ListReported = (
  db: Database,
) => Promise<{ id: string; kind: ReportedKind; createdAt: Date; reports: number; total: number }[]>

/** Lists the texts of pages whose other language has changed since. */
export type ListTranslations = (db: Database) => Promise<Todo['translations']['items']>
/** Counts the facts about the firm that are still samples, and says whether mails to customers name one. */
export type CountSampleFacts = () => Promise<{ count: number; areInMails: boolean }>

/**
 * What staff have to do now. Read one after the other: in parallel, they would take connections away from bookings.
 *
 * @param backupReminderDays the last backup is to do once it is older; 0 for never
 * @param listsOfReported one for each module with which visitors publish something
 */
export async function getTodo(
  db: Database,
  {
    now,
    backupReminderDays,
    listsOfReported,
    listTranslations,
    countSampleFacts,
  }: {
    now: Date
    backupReminderDays: number
    listsOfReported: readonly ListReported[]
    listTranslations: ListTranslations
    countSampleFacts: CountSampleFacts
  },
): Promise<Todo> {
  const unrelatedSince = berlinMidnight(addDays(berlinDay(now), -FAILED_MAIL_DAYS))
  return {
    bookings: kindOf(await listBookingsToConfirm(db, now)),
    requests: kindOf(await listOpenRequests(db)),
    absences: kindOf(await listAbsences(db, now)),
    unfitInvoices: kindOf(await listUnfitInvoices(db, TODO_NAMED)),
    lackingInvoices: kindOf(await listLackingInvoices(db, { now, limit: TODO_NAMED })),
    overdueInvoices: overdueInvoicesOf(await countRemindersToDo(db, now)),
    invoiceRefunds: kindOf(await listInvoiceRefunds(db)),
    bankLines: await getBankLinesToCheck(db),
    missingLinks: firstOf(await getMissingLinks(db, now)),
    failedMails: kindOf(await listFailedMails(db, { now, unrelatedSince })),
    heldMails: kindOf(await listHeldMails(db)),
    reportedRooms: await getReported(db, listsOfReported),
    waitingLists: firstOf(await getMovingLists(db, now)),
    endingPrices: firstOf(await getEndingPrices(db, now)),
    missingDates: firstOf(await getMissingDates(db, now)),
    fewParticipants: firstOf(await getFewParticipants(db, now)),
    lateBackups: firstOf(await getLateBackups(db, { now, expectedDays: backupReminderDays })),
    translations: firstOf(
      (await listTranslations(db)).map(({ pageLabel, label }) => ({ pageLabel, label })),
    ),
    sampleFacts: sampleFactsOf(await countSampleFacts()),
  }
}

function overdueInvoicesOf({
  count,
  firstDueOn,
}: Awaited<ReturnType<typeof countRemindersToDo>>): Todo['overdueInvoices'] {
  return { count, items: firstDueOn === null ? [] : [{ firstDueOn }] }
}

function sampleFactsOf({
  count,
  areInMails,
}: Awaited<ReturnType<CountSampleFacts>>): Todo['sampleFacts'] {
  return { count, items: count > 0 ? [{ areInMails }] : [] }
}

async function listInvoiceRefunds(db: Database) {
  const rows = await listInvoicesToRefund(db, TODO_NAMED)
  return rows.map(({ id, ...row }) => ({ invoiceId: id, ...row }))
}

async function getBankLinesToCheck(db: Database): Promise<Todo['bankLines']> {
  const oldest = await listBankLines(db, { state: 'open', limit: 1, offset: 0 })
  return {
    count: await countBankLines(db, 'open'),
    items: oldest.map(({ day }) => ({ day })),
  }
}

async function getReported(
  db: Database,
  lists: readonly ListReported[],
): Promise<Todo['reportedRooms']> {
  const kinds: Todo['reportedRooms'][] = []
  for (const list of lists) kinds.push(kindOf(await list(db)))
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    items: kinds.flatMap(({ items }) => items).slice(0, TODO_NAMED),
  }
}

/** The dates on whose waiting list an offer is open or ended since yesterday, or whose head waits though seats are free. */
async function getMovingLists(db: Database, now: Date): Promise<Todo['waitingLists']['items']> {
  const since = berlinMidnight(addDays(berlinDay(now), -1))
  const lists = await readWaitingLists(db, { now, since })
  const dates = await countComingDates(db, [...lists.keys()], now)
  return dates.flatMap((date) => {
    const { openOffers = 0, firstEndsAt = null, endedOffers = 0 } = lists.get(date.id) ?? {}
    const why = waitsDespiteFreeSeats(date, now) ? whyHeadWaits(date, now) : null
    if (openOffers === 0 && endedOffers === 0 && why === null) return []
    return {
      dateId: date.id,
      trainingTitle: date.title,
      date: date.date,
      openOffers,
      firstEndsAt: firstEndsAt?.toISOString() ?? null,
      endedOffers,
      whyHeadWaits: why,
    }
  })
}

type Texts<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] }

/** @param rows the first of those that match, each with the number of all */
function kindOf<Row extends { total: number }>(rows: readonly Row[]) {
  return { count: rows[0]?.total ?? 0, items: rows.map(withTexts) }
}

/** Instants as text. */
function withTexts<Row extends { total: number }>({ total: _, ...row }: Row) {
  const texts = Object.entries(row).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ])
  return Object.fromEntries(texts) as Texts<Omit<Row, 'total'>>
}

function firstOf<Item>(items: Item[]): { count: number; items: Item[] } {
  return { count: items.length, items: items.slice(0, TODO_NAMED) }
}
