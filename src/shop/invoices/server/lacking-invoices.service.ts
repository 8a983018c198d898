import type { Connection } from '#platform/database/server/database.ts'
import { listUninvoiced } from './due-invoices.repository.ts'
import { readIssuedSince } from './invoicing-setting.service.ts'
import { confirmedUntil } from './issue-confirmed.task.ts'

/** The task runs every five minutes, so an invoice that can be issued by itself is so by then. */
const RUN_BY_MS = 10 * 60_000

/**
 * Confirmed bookings whose invoice was not issued by itself, because something of the firm or of the buyer is missing.
 * None where staff issue invoices.
 */
export async function listLackingInvoices(
  db: Connection,
  { now, limit }: { now: Date; limit: number },
) {
  const since = await readIssuedSince(db)
  if (since === null) return []
  const until = new Date(confirmedUntil(now).getTime() - RUN_BY_MS)
  return listUninvoiced(db, { since, until, limit })
}
