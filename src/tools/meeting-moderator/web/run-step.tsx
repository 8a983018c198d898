import { Suspense } from 'react'
import type { MeetingRun } from '../domain/meeting.ts'
import { type MeetingTiming, timingOf } from '../domain/meeting-clock.ts'
import { AgendaProgress } from './agenda-progress.tsx'
import { loadedLater } from './loaded-later.ts'
import { useShares } from './meeting-shares.ts'
import type { MeetingTool } from './meeting-store.ts'
import { MethodCard } from './method-card.tsx'
import { NotesPart } from './notes-part.tsx'
import { RunControls } from './run-controls.tsx'
import { TimerCard } from './timer-card.tsx'
import { useNow } from './use-now.ts'
import { useWakeLock } from './use-wake-lock.ts'

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

  const at = () => Date.now()
  const actions = {
    toggle: () => change({ type: isOn ? 'pause' : 'resume', at: at() }),
    next: () => change({ type: 'next', at: at() }),
    previous: () => change({ type: 'previous', at: at() }),
    extend: (minutes: number) => change({ type: 'extend', minutes }),
    end: () => change({ type: 'end', at: at() }),
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid min-w-0 content-start gap-5">
        <TimerCard
          texts={texts.run}
          untitled={texts.undone.untitled}
          language={language}
          timing={timing}
          items={meeting.agenda.length}
          isPaused={!isOn}
          actions={actions}
        >
          <RunControls
            texts={texts.run}
            isOn={isOn}
            hasPrevious={timing.index > 0}
            hasNext={timing.next !== null}
            {...actions}
          />
        </TimerCard>
        <MethodCard
          texts={texts.methods}
          meeting={meeting}
          run={run}
          timing={timing}
          onStep={(index) => change({ type: 'method-step', index, at: at() })}
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
