import { Suspense } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#platform/design/web/icons.tsx'
import type { MeetingRun } from '../domain/meeting.ts'
import { type MeetingTiming, timingOf } from '../domain/meeting-clock.ts'
import { AgendaProgress } from './agenda-progress.tsx'
import { loadedLater } from './loaded-later.ts'
import { useShares } from './meeting-shares.ts'
import type { MeetingTool } from './meeting-store.ts'
import { MethodCard } from './method-card.tsx'
import { NotesPart } from './notes-part.tsx'
import { TimerCard } from './timer-card.tsx'
import { useNow } from './use-now.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Minutes that can be added to an item with one click. */
const EXTENSIONS = [1, 5] as const

const VoteCard = loadedLater(() => import('./vote-card.tsx').then((part) => part.VoteCard))

/** Step 2: the running meeting. */
export function RunStep(tool: MeetingTool) {
  const { meeting } = tool
  const { run } = meeting
  const now = useNow(run?.since ? run.since - (run.spent[run.current] ?? 0) : 0)
  const timing = timingOf(meeting, now)
  return run && timing ? <RunningMeeting {...{ tool, run, timing, now }} /> : null
}

interface RunningMeetingProps {
  tool: MeetingTool
  run: MeetingRun
  timing: MeetingTiming
  now: number
}

function RunningMeeting({ tool, run, timing, now }: RunningMeetingProps) {
  const { texts, language, meeting, change } = tool
  const isOn = run.since !== null
  useWakeLock(isOn)
  const canVote = useShares()[meeting.id] !== undefined && meeting.canWrite

  const actions = {
    toggle: () => change({ type: isOn ? 'pause' : 'resume', at: Date.now() }),
    next: () => change({ type: 'next', at: Date.now() }),
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid min-w-0 content-start gap-5">
        <TimerCard
          texts={texts}
          language={language}
          timing={timing}
          items={meeting.agenda.length}
          isPaused={!isOn}
          actions={actions}
        >
          <RunControls {...{ tool, run, timing }} {...actions} />
        </TimerCard>
        <MethodCard
          texts={texts.methods}
          meeting={meeting}
          run={run}
          timing={timing}
          onStep={(index) => change({ type: 'method-step', index, at: Date.now() })}
        />
        {canVote && (
          <Suspense>
            <VoteCard {...tool} />
          </Suspense>
        )}
        <NotesPart {...tool} current={timing.item.id} />
      </div>
      <AgendaProgress texts={texts} meeting={meeting} run={run} now={now} />
    </div>
  )
}

interface RunControlsProps {
  tool: MeetingTool
  run: MeetingRun
  timing: MeetingTiming
  toggle: () => void
  next: () => void
}

/** The buttons that control the meeting. At the last item, "end" replaces "next". */
function RunControls({ tool, run, timing, toggle, next }: RunControlsProps) {
  const { change } = tool
  const texts = tool.texts.run
  const hasNext = timing.next !== null
  const end = () => change({ type: 'end', at: Date.now() })
  return (
    <fieldset aria-label={texts.controls} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="inverse" onClick={toggle} className="min-w-32 max-sm:grow">
          {run.since === null ? texts.resume : texts.pause}
        </Button>
        {hasNext ? (
          <Button variant="outline" onClick={next} className="max-sm:grow">
            {texts.toNext}
            <ArrowRightIcon />
          </Button>
        ) : (
          <Button variant="inverse" onClick={end} className="max-sm:grow">
            {texts.end}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          onClick={() => change({ type: 'previous', at: Date.now() })}
          aria-disabled={timing.index === 0}
        >
          <ArrowLeftIcon />
          {texts.toPrevious}
        </Button>
        {EXTENSIONS.map((minutes) => (
          <Button
            key={minutes}
            variant="outline"
            size="small"
            onClick={() => change({ type: 'extend', minutes })}
          >
            {texts.extend(minutes)}
          </Button>
        ))}
        {hasNext && (
          <Button variant="outline" size="small" onClick={end}>
            {texts.end}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
