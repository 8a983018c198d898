import { Button } from '#platform/design/web/button.tsx'
import { shorteningOf } from '../domain/agenda-shortening.ts'
import type { Meeting } from '../domain/meeting.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import type { ChangeUndoably } from './meeting-store.ts'

interface ShortenRestProps {
  texts: MeetingModeratorTexts['run']['shorten']
  meeting: Meeting
  /** The instant in milliseconds. */
  now: number
  changeUndoably: ChangeUndoably
}

/** Where the meeting is late: a button that shortens the coming items in proportion, so that it ends as planned. */
export function ShortenRest({ texts, meeting, now, changeUndoably }: ShortenRestProps) {
  const shortening = shorteningOf(meeting, now)
  if (!shortening) return null
  const shorten = () => {
    const current = shorteningOf(meeting, Date.now())
    if (!current) return
    changeUndoably({ type: 'added', added: current.added }, texts.done(current.minutes))
  }
  return (
    <section
      aria-label={texts.label}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-badge-orange px-5 py-4 text-badge-orange-text"
    >
      <p className="min-w-0 max-w-[52ch] text-small">
        {`${texts.how}${!shortening.isEnough ? ` ${texts.notEnough}` : ''}`}
      </p>
      <Button variant="secondary" size="small" onClick={shorten}>
        {texts.button(shortening.minutes)}
      </Button>
    </section>
  )
}
