import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { type RegistrationStatus, STATUS_LABELS } from '../domain/status.ts'

interface StatusWords {
  /** Name of the status. */
  label: string
  /** Label of the option that sets the status. */
  action: string
  tone: BadgeTone
}

export const STATUS_WORDS: Record<RegistrationStatus, StatusWords> = {
  pending: { label: STATUS_LABELS.pending, action: 'Ausstehend', tone: 'orange' },
  confirmed: { label: STATUS_LABELS.confirmed, action: 'Bestätigen', tone: 'green' },
  cancelled: { label: STATUS_LABELS.cancelled, action: 'Absagen', tone: 'red' },
}

/** The texts of a status. An unknown one, written by a newer version of the product, is shown by its stored name. */
export function statusWords(status: string): StatusWords {
  return Object.hasOwn(STATUS_WORDS, status)
    ? STATUS_WORDS[status as RegistrationStatus]
    : { label: status, action: status, tone: 'blue' }
}
