import type { Logger } from 'pino'
import { Temporal } from 'temporal-polyfill'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import type { Database } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import type { MailTransport } from '#platform/mail/server/mail-transport.ts'
import {
  ENDED_WAITING_DAYS,
  firstKeptInvoiceDay,
  RETENTION_MONTHS,
  UNENTERED_LINE_MONTHS,
  UNRELATED_MAIL_DAYS,
  WAITING_MONTHS,
} from '#platform/persons/domain/retention.ts'
import { deleteFailedJobs } from '#shop/booking-link/server/lost-links.repository.ts'
import {
  deleteInvoices,
  deleteOldLines,
  lockOldInvoices,
} from '#shop/payments/server/old-invoices.repository.ts'
import { deleteOldEntries as deleteOldWaiting } from '#shop/waiting-list/server/waiting-list.repository.ts'
import { clearHistories, eraseAdditions } from './changes-of-person.repository.ts'
import { anonymiseBookings, anonymiseSeats, lockErasures } from './erasure.repository.ts'
import {
  clearJobErrors,
  deleteExpired,
  deleteMailsOf,
  deleteOldEntries,
  deleteToldOf,
  deleteUnrelatedMails,
  listSeatIds,
  lockOldRegistrations,
} from './retention.repository.ts'

/** Most registrations or invoices in one transaction, so that locks are short. */
const BATCH = 500

/**
 * Erases personal data of old registrations and their mails, and deletes other expired rows. Safe to run twice, even at
 * the same time. Amounts, seats and status stay, as after an erasure.
 */
export async function enforceRetention(parts: {
  db: Database
  transport: MailTransport
  log: Logger
  now: Date
  /** Deletes what visitors published with the tools and is over; returns how many. */
  deletePublished: (db: Database, now: Date) => Promise<number>
}): Promise<void> {
  const { db, transport, log, now, deletePublished } = parts
  const before = earlier(now, { months: RETENTION_MONTHS })
  let registrations = 0
  for (;;) {
    const { count, mailIds } = await eraseBatch(db, before)
    await transport.deleteFiles(mailIds)
    registrations += count
    if (count < BATCH) break
  }
  await deleteFailedJobs(db)
  const looseMails = await inTransaction(db, (tx) =>
    deleteUnrelatedMails(tx, earlier(now, { days: UNRELATED_MAIL_DAYS })),
  )
  await transport.deleteFiles(looseMails)
  const entries = await deleteOldEntries(db, before)
  const waiting = await deleteOldWaiting(db, {
    ended: earlier(now, { days: ENDED_WAITING_DAYS }),
    joined: earlier(now, { months: WAITING_MONTHS }),
  })
  const rooms = await deletePublished(db, now)
  const { invoices, bankLines } = await deleteAccounts(db, now)
  await clearJobErrors(db)
  await deleteExpired(db, now, earlier(now, { days: 1 }))
  const counts = {
    registrations,
    looseMails: looseMails.length,
    ...{ entries, waiting, rooms, invoices, bankLines },
  }
  if (Object.values(counts).some((count) => count > 0)) log.info(counts, 'old data was deleted')
}

async function eraseBatch(
  db: Database,
  before: Date,
): Promise<{ count: number; mailIds: string[] }> {
  return inTransaction(db, async (tx) => {
    await lockErasures(tx)
    const ids = await lockOldRegistrations(tx, before, BATCH)
    if (ids.length === 0) return { count: 0, mailIds: [] }
    const mailIds = await deleteMailsOf(tx, ids)
    await deleteToldOf(tx, ids)
    await anonymiseBookings(tx, ids)
    await eraseAdditions(tx, ids)
    await clearHistories(tx, ids)
    await anonymiseSeats(tx, await listSeatIds(tx, ids))
    return { count: ids.length, mailIds }
  })
}

/**
 * Deletes invoices whose time is over, each with its cancellation, payments and reminders, and lines of bank statements.
 * @returns the numbers of documents and of lines
 */
async function deleteAccounts(
  db: Database,
  now: Date,
): Promise<{ invoices: number; bankLines: number }> {
  const before = firstKeptInvoiceDay(berlinDay(now))
  let invoices = 0
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const ids = await lockOldInvoices(tx, before, BATCH)
      if (ids.length > 0) await deleteInvoices(tx, ids)
      return ids.length
    })
    if (count === 0) break
    invoices += count
  }
  const unentered = earlier(now, { months: UNENTERED_LINE_MONTHS })
  return { invoices, bankLines: await deleteOldLines(db, { before, unentered }) }
}

/** Subtracts months and days by the calendar in Europe/Berlin. */
function earlier(now: Date, duration: Temporal.DurationLike): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .subtract(duration)
  return new Date(then.epochMilliseconds)
}
