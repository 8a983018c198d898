import type { Meeting } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

/** Minutes that people can listen without a break. */
const WITHOUT_BREAK = 90
/** Matches the name of a break in both languages. */
const IS_BREAK = /pause|break/i

interface AgendaTotalProps {
  texts: MeetingModeratorTexts['plan']
  meeting: Meeting
}

/** Length and end of the agenda, with a hint where they do not fit the meeting. */
export function AgendaTotal({ texts, meeting }: AgendaTotalProps) {
  const { agenda, length, startTime } = meeting
  if (agenda.length === 0) return null
  const total = plannedMinutes(agenda)
  const end = timeAfter(startTime, total)
  const hint = hintFor(texts, total, length)
  const hasBreak = agenda.some(({ title }) => IS_BREAK.test(title))
  return (
    <div className="mt-5 border-ink border-t-2 pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <strong className="font-display font-heading text-h4">{texts.total(total)}</strong>
        {end && <span className="font-semibold tabular-nums">{texts.endsAt(end)}</span>}
      </p>
      {hint && (
        <p className={total > length ? 'mt-1 text-orange-text' : 'mt-1 text-muted text-small'}>
          {hint}
        </p>
      )}
      {total > WITHOUT_BREAK && !hasBreak && (
        <p className="mt-1 text-orange-text">{texts.needsBreak}</p>
      )}
    </div>
  )
}

function hintFor(texts: MeetingModeratorTexts['plan'], total: number, length: number) {
  if (total > length) return texts.tooLong(total - length, length)
  return total < length ? texts.room(length - total, length) : null
}
