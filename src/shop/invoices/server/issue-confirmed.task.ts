import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { ISSUED_AFTER_MINUTES } from '../domain/invoicing-setting.ts'
import { missingOfSeller } from '../domain/seller.ts'
import { listUninvoiced } from './due-invoices.repository.ts'
import type { InvoiceParts } from './invoice-files.ts'
import { readIssuedSince } from './invoicing-setting.service.ts'
import { issueInvoice } from './issuing.service.ts'

/** Who issued it, in the place of an administrator's e-mail. */
const BY_ITSELF = 'automatisch'

const MINUTE_MS = 60_000

/** Until when a booking must be confirmed so that its invoice is issued by itself now. */
export function confirmedUntil(now: Date): Date {
  return new Date(now.getTime() - ISSUED_AFTER_MINUTES * MINUTE_MS)
}

/**
 * Issues and sends the invoices of bookings that were confirmed some minutes ago, where that is set. A booking of which
 * something is missing is left to staff, and so is one that ever had an invoice: what they cancelled does not come back
 * by itself. However often this runs, and in however many processes, each booking gets one, because issuing locks it.
 */
export async function issueConfirmed(parts: InvoiceParts, now: Date): Promise<void> {
  const since = await readIssuedSince(parts.db)
  if (since === null || missingOfSeller(await parts.readFirm(parts.db)).length > 0) return
  for (const { registrationId } of await listUninvoiced(parts.db, {
    since,
    until: confirmedUntil(now),
  }))
    try {
      await issueInvoice(parts, registrationId, { actor: BY_ITSELF, now, send: true })
    } catch (error) {
      // Something of the buyer is missing, or somebody issued it meanwhile.
      if (!(error instanceof ProblemError)) throw error
    }
}
