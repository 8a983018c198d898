import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

interface StatusWords {
  /** What it is. */
  label: string
  /** What to pick to make it so. */
  action: string
  tone: BadgeTone
}

export const STATUS_WORDS: Record<RegistrationStatus, StatusWords> = {
  pending: { label: 'Ausstehend', action: 'Ausstehend', tone: 'orange' },
  confirmed: { label: 'Bestätigt', action: 'Bestätigen', tone: 'green' },
  cancelled: { label: 'Abgesagt', action: 'Absagen', tone: 'red' },
}

const BERLIN = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** "05.01.2027 09:30", the time of Berlin wherever the reader is. */
export function formatMoment(instant: string): string {
  return BERLIN.format(new Date(instant)).replace(',', '')
}
