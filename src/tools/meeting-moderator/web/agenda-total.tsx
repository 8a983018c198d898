import type { Meeting } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface AgendaTotalProps {
  texts: MeetingModeratorTexts['plan']
  meeting: Meeting
}

/** Length and end of the agenda, and by how much it is too long. */
export function AgendaTotal({ texts, meeting }: AgendaTotalProps) {
  const { agenda, length, startTime } = meeting
  if (agenda.length === 0) return null
  const total = plannedMinutes(agenda)
  const end = timeAfter(startTime, total)
  return (
    <div className="mt-5 border-ink border-t-2 pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <strong className="font-display font-heading text-h4">{texts.total(total)}</strong>
        {end && <span className="font-semibold tabular-nums">{texts.endsAt(end)}</span>}
      </p>
      {total > length && (
        <p className="mt-1 text-orange-text">{texts.tooLong(total - length, length)}</p>
      )}
    </div>
  )
}
