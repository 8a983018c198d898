import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import type { AgendaItem, Meeting, MeetingRun } from '../domain/meeting.ts'
import { plannedMinutes, timeAfter } from '../domain/meeting-agenda.ts'
import { allottedMinutes, MINUTE_MS, spentOn } from '../domain/meeting-clock.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'

interface AgendaProgressProps {
  texts: Pick<MeetingModeratorTexts, 'run' | 'undone' | 'methods'>
  meeting: Pick<Meeting, 'agenda' | 'startTime'>
  /** Null before the meeting. */
  run: MeetingRun | null
  now: number
}

/** The whole agenda next to the timer: past, current and coming items. Before the meeting, as it is planned. */
export function AgendaProgress({ texts, meeting, run, now }: AgendaProgressProps) {
  const { agenda, startTime } = meeting
  const current = agenda.findIndex(({ id }) => id === run?.current)
  const begun = ({ id }: AgendaItem) => run !== null && (id === run.current || id in run.spent)
  const about = (item: AgendaItem) => {
    const { id, minutes, owner, method } = item
    if (!run) {
      const how = method && texts.methods.names[method].name
      const parts = [texts.run.minutesOnly(minutes), owner && texts.run.ledBy(owner), how]
      return parts.filter(Boolean).join(' · ')
    }
    const planned = allottedMinutes(run, item)
    const spent = Math.round(spentOn(run, id, now) / MINUTE_MS)
    return begun(item) ? texts.run.minutesOf(spent, planned) : texts.run.minutesOnly(planned)
  }
  return (
    <Card as="section" aria-labelledby="meeting-progress">
      <h2 id="meeting-progress" className="text-h4">
        {texts.run.agenda}
      </h2>
      <ol className="mt-4 grid gap-1">
        {agenda.map((item, index) => {
          const isOn = index === current
          const isPast = index < current
          const begin = run ? null : timeAfter(startTime, plannedMinutes(agenda.slice(0, index)))
          return (
            <li
              key={item.id}
              aria-current={isOn ? 'step' : undefined}
              className={classes(
                '-mx-3 grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-input px-3 py-2',
                isOn && 'bg-brand-tint font-semibold',
                isPast && 'text-muted',
              )}
            >
              <span aria-hidden="true" className="font-display font-heading">
                {isPast && begun(item) ? <CheckIcon /> : index + 1}
              </span>
              <span className="min-w-0 leading-snug">
                {begin && <span className="mr-3 tabular-nums">{begin}</span>}
                <span>{item.title || texts.undone.untitled}</span>
                <span className="block text-muted text-small tabular-nums">{about(item)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
