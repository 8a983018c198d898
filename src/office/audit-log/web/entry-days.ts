import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'

const DAY = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const TIME = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
})

interface EntryDay {
  /** "Freitag, 20. November 2026" */
  day: string
  entries: AuditEntry[]
}

/** The entries grouped by day in Europe/Berlin, in their order. */
export function byDay(entries: readonly AuditEntry[]): EntryDay[] {
  const days = Map.groupBy(entries, ({ createdAt }) => DAY.format(new Date(createdAt)))
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }))
}

/** "09:30", in Europe/Berlin. */
export function timeOf({ createdAt }: AuditEntry): string {
  return TIME.format(new Date(createdAt))
}
