import type { ExpectedVersions } from '#platform/http/server/if-match.ts'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import type { Actor, NewChange } from '#shop/booking/server/booking-history.repository.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'
import type { CancellationCost } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { DescribedChange } from '../domain/change-words.ts'
import type { ChangeFacts } from './change-mail-data.ts'
import type { SeatNotice } from './seat-notices.service.ts'

/** Who makes a change, when, and on which versions of the registration it is based. */
export interface ChangeContext {
  actor: Actor
  now: Date
  expected: ExpectedVersions
  /** The firm's address for requests of bookers; undefined for none. */
  staff: string | undefined
  /** How many mails to an address that nobody has confirmed may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
}

/** What a change has done, for history, audit log and mails. */
export interface ChangeOutcome {
  /** Lines of the history. */
  lines: Omit<NewChange, 'registrationId'>[]
  /** Entries of the audit log: ids, numbers and names of fields, no personal data. */
  audit: { action: string; details?: Record<string, unknown> }[]
  /** What the booker is told; empty for no mail about it. */
  summary: ChangeFacts[]
  /** Of staff, to the booker's request; '' for none. */
  answer?: string
  /** What cancelled seats cost; absent where none is cancelled. */
  cost?: CancellationCost
  seatNotices: SeatNotice[]
  /** The dates on which seats became free. */
  freed: string[]
  /** What staff are told beside the lines, of a change by the booker. */
  forStaff?: Pick<DescribedChange, 'kind'> & { attendeeId: string | null }
  /** Further mails. The key is unique for the change. */
  mails?: (after: { registration: RegistrationRow; version: number }) => NewMail[]
}

/** An outcome without anything, to be filled in. */
export const NO_OUTCOME: ChangeOutcome = {
  lines: [],
  audit: [],
  summary: [],
  seatNotices: [],
  freed: [],
}

/** The outcome of several changes that are made together. */
export function together(outcomes: readonly ChangeOutcome[]): ChangeOutcome {
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    audit: outcomes.flatMap(({ audit }) => audit),
    summary: outcomes.flatMap(({ summary }) => summary),
    seatNotices: outcomes.flatMap(({ seatNotices }) => seatNotices),
    freed: outcomes.flatMap(({ freed }) => freed),
    mails: (after) => outcomes.flatMap(({ mails }) => mails?.(after) ?? []),
  }
}
