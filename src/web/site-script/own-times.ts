import { ownTimeNote } from '../lib/formats/own-time.ts'

/** Shows the times of sessions in the zone of this browser, where its clock is not that of Berlin. */
export function showOwnTimes(): void {
  const language = document.documentElement.lang === 'en' ? 'en' : 'de'
  for (const element of document.querySelectorAll<HTMLElement>('[data-own-time]')) {
    const [startsAt = null, endsAt = null] = element.dataset.ownTime?.split(' ') ?? []
    const note = ownTimeNote({ startsAt, endsAt }, language)
    if (note === null) continue
    element.textContent = note
    element.hidden = false
  }
}
