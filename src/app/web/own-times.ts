import { type Addressed, ownTimeNote } from '#platform/design/web/own-time.ts'

/**
 * Shows the times of sessions in the zone of this browser, where its clock is not that of Berlin. Not by islands: most of
 * these texts are in content that is an island for staff alone.
 */
export function showOwnTimes(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-own-time]')) {
    const [startsAt = null, endsAt = null, addressed] = element.dataset.ownTime?.split(' ') ?? []
    const note = ownTimeNote({ startsAt, endsAt }, addressed as Addressed)
    if (note === null) continue
    element.textContent = note
    element.hidden = false
  }
}
