import type { ExpectedVersions } from '#platform/http/server/if-match.ts'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import type { Actor, NewChange } from '#shop/booking/server/booking-history.repository.ts'
import type { RegistrationRow } from '#shop/booking/server/registrations.repository.ts'

/** How changes are told. */
export interface ChangeSettings {
  /** The firm's address for requests of bookers; undefined for none. */
  staff: string | undefined
  /** How many mails to an address that nobody has confirmed may be sent to one mailbox in an hour. */
  unconfirmedPerHour: number
  /** Milliseconds from a change until its people are told; what is undone by then is told to nobody. */
  tellDelayMs: number
}

/** The settings alone, of parts that have more. */
export function changeSettings({
  staff,
  unconfirmedPerHour,
  tellDelayMs,
}: ChangeSettings): ChangeSettings {
  return { staff, unconfirmedPerHour, tellDelayMs }
}

/** Who makes a change, when, and on which versions of the registration it is based. */
export interface ChangeContext extends ChangeSettings {
  actor: Actor
  now: Date
  expected: ExpectedVersions
}

/** What a change has done. Who is told of it follows from the state of the booking. */
export interface ChangeOutcome {
  /** Lines of the history. */
  lines: Omit<NewChange, 'registrationId'>[]
  /** Entries of the audit log: ids, numbers and names of fields, no personal data. */
  audit: AuditEntry[]
  /** The dates on which seats became free. */
  freed: string[]
  /** True for a new status: what is based on the version before can still be changed. */
  keepsVersion?: true
  /** Mails that say what is so whatever changes later, such as a receipt. The key is unique for the change. */
  mails?: (after: { registration: RegistrationRow; version: number }) => NewMail[]
}

export interface AuditEntry {
  action: string
  details?: Record<string, unknown>
}

/** An outcome without anything, to be filled in. */
export const NO_OUTCOME: ChangeOutcome = { lines: [], audit: [], freed: [] }

/** The outcome of several changes that are made together. */
export function together(outcomes: readonly ChangeOutcome[]): ChangeOutcome {
  return {
    lines: outcomes.flatMap(({ lines }) => lines),
    audit: outcomes.flatMap(({ audit }) => audit),
    freed: outcomes.flatMap(({ freed }) => freed),
    mails: (after) => outcomes.flatMap(({ mails }) => mails?.(after) ?? []),
  }
}
