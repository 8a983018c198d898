import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import type { Meeting, MeetingRun } from '../domain/meeting.ts'
import { allottedMinutes, MINUTE_MS, spentOn } from '../domain/meeting-clock.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface AgendaProgressProps {
  texts: Pick<MeetingModeratorTexts, 'run' | 'undone'>
  meeting: Pick<Meeting, 'agenda'>
  run: MeetingRun
  now: number
}

/** The whole agenda next to the timer: past, current and coming items. */
export function AgendaProgress({ texts, meeting, run, now }: AgendaProgressProps) {
  const current = meeting.agenda.findIndex(({ id }) => id === run.current)
  return (
    <Card as="section" aria-labelledby="meeting-progress">
      <h2 id="meeting-progress" className="text-h4">
        {texts.run.agenda}
      </h2>
      <ol className="mt-4 grid gap-1">
        {meeting.agenda.map((item, index) => {
          const { id, title } = item
          const isOn = index === current
          const planned = allottedMinutes(run, item)
          const spent = Math.round(spentOn(run, id, now) / MINUTE_MS)
          const hasBegun = isOn || run.spent[id] !== undefined
          return (
            <li
              key={id}
              aria-current={isOn ? 'step' : undefined}
              className={classes(
                '-mx-3 grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-2 rounded-input px-3 py-2',
                isOn && 'bg-brand-tint font-semibold',
                !isOn && index < current && 'text-muted',
              )}
            >
              <span aria-hidden="true" className="font-display font-heading">
                {!isOn && hasBegun && index < current ? <CheckIcon /> : index + 1}
              </span>
              <span className="min-w-0 leading-snug">
                <span>{title || texts.undone.untitled}</span>
                <span className="block text-muted text-small tabular-nums">
                  {hasBegun ? texts.run.minutesOf(spent, planned) : texts.run.minutesOnly(planned)}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
