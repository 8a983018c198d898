/** What somebody may wait for: seats on a date, or new dates of a training. Both are ids. */
export type WaitedFor = { date: string } | { training: string }

/** The address of the form; without a subject, the page lets the visitor choose one. */
export function waitingListAddress(waitedFor?: WaitedFor): string {
  const form = '/trainings/warteliste'
  if (!waitedFor) return form
  return 'date' in waitedFor
    ? `${form}?termin=${encodeURIComponent(waitedFor.date)}`
    : `${form}?training=${encodeURIComponent(waitedFor.training)}`
}

/** The address of an entry, which only its token gives access to. */
export function waitingEntryAddress(token: string): string {
  return `/trainings/warteliste/${encodeURIComponent(token)}`
}
