import { serverMessage } from '#platform/design/web/api.ts'
import type { IssuingResult } from '#shop/invoices/domain/several-invoices.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import type { StatusResult } from '../domain/registration-selection.ts'

/** How long a change of several registrations can be undone: as long as its mails wait, in milliseconds. */
export const UNDO_MS = 60_000

type Refused = Extract<StatusResult, { problem: unknown }>
type Changed = Exclude<StatusResult, Refused>

/** What became of several registrations, as it is shown. */
export interface SeveralResult {
  /** The status that was set, or that invoices were issued; null for an undone change, after which they have different ones. */
  status: RegistrationStatus | 'invoiced' | null
  /** How many registrations were changed. */
  changed: number
  /** How many had the status already. */
  same: number
  refused: readonly Refused[]
  /** The changes that undo this one; empty where there is nothing to undo. */
  undo: readonly { id: string; status: RegistrationStatus; expectedChange: number }[]
  /** When it was done, in milliseconds since 1970. */
  doneAt: number
}

/** @param status the status that was set; null for an undone change */
export function resultOf(
  results: readonly StatusResult[],
  status: RegistrationStatus | null,
  doneAt: number,
): SeveralResult {
  const refused = results.filter(isRefused)
  const rest = results.filter((one): one is Changed => !isRefused(one))
  const changed = rest.filter((one) => one.previousStatus !== one.status)
  return {
    status,
    changed: changed.length,
    same: rest.length - changed.length,
    refused,
    undo: status === null ? [] : changed.map(undone),
    doneAt,
  }
}

function isRefused(result: StatusResult): result is Refused {
  return 'problem' in result
}

function undone({ id, previousStatus, change }: Changed) {
  return { id, status: previousStatus, expectedChange: change }
}

/** What became of several registrations whose invoices were to be issued. */
export function resultOfInvoices(results: readonly IssuingResult[], doneAt: number): SeveralResult {
  const refused = results.filter((one) => 'problem' in one)
  const changed = results.length - refused.length
  return { status: 'invoiced', changed, same: 0, refused, undo: [], doneAt }
}

const DONE: Record<RegistrationStatus | 'invoiced', string> = {
  confirmed: 'bestätigt',
  cancelled: 'abgesagt',
  invoiced: 'in Rechnung gestellt',
  pending: 'auf „Ausstehend“ gesetzt',
}

/** "57 Anmeldungen bestätigt, 2 waren es schon, 1 nicht." */
export function resultSentence({ status, changed, same, refused }: SeveralResult): string {
  const registrations =
    changed === 1 ? '1 Anmeldung' : `${changed.toLocaleString('de-DE')} Anmeldungen`
  const done = status === null ? 'wieder wie vorher' : DONE[status]
  const already = same > 0 ? `, ${same} ${same === 1 ? 'war' : 'waren'} es schon` : ''
  const not = refused.length > 0 ? `, ${refused.length} nicht` : ''
  return `${registrations} ${done}${already}${not}.`
}

/** Whatever became of a registration of which the server did not say it. */
interface NoAnswer {
  id: string
  reference: null
  problem: { code: string; detail: string }
}

/**
 * Sends registrations in parts of at most `size`, in their order. A failure after the first part is told as the result of
 * its registrations, because those of the others must still be told.
 *
 * @param onProgress gets how many have their result
 */
export async function sendInParts<One extends { id: string }, Result>(
  all: readonly One[],
  size: number,
  send: (part: One[]) => Promise<Result[]>,
  onProgress: (count: number) => void,
): Promise<(Result | NoAnswer)[]> {
  const results: (Result | NoAnswer)[] = []
  onProgress(0)
  for (let from = 0; from < all.length; from += size) {
    const part = all.slice(from, from + size)
    try {
      results.push(...(await send(part)))
    } catch (error) {
      if (from === 0) throw error
      const detail = serverMessage(error) ?? 'Der Server hat nicht geantwortet.'
      const problem = { code: 'no_answer', detail }
      results.push(...part.map(({ id }) => ({ id, reference: null, problem })))
    }
    onProgress(results.length)
  }
  return results
}
