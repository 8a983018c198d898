import { useEffect, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { countdownText, newCountdown, remainingMs } from '../domain/countdown.ts'
import type { StepProps } from './deck.ts'
import { IDEAS_MS } from './sprint.ts'

/** Short enough for the seconds to change evenly. */
const TICK_MS = 200

/** The clock for ideas. It waits while its step is left or the page is closed, and then goes on. */
export function IdeaClock({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const clock = sprint.clock ?? newCountdown(IDEAS_MS)
  const isRunning = clock.state === 'running'
  const left = remainingMs(clock, useNow(isRunning), IDEAS_MS)
  const isOver = left === 0
  const isGoing = isRunning && !isOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the step is shown; a change reads the current sprint
  useEffect(() => {
    const comeBack = () => change({ type: 'return-to-clock', now: Date.now() })
    const leave = () => change({ type: 'leave-clock', now: Date.now() })
    comeBack()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])

  return (
    <div>
      <div className="flex items-center gap-4">
        <div
          role="timer"
          aria-label={texts.timer.label}
          className="font-bold font-display text-h2 tabular-nums"
        >
          {countdownText(left)}
        </div>
        <span aria-hidden="true" className="h-2 min-w-0 grow overflow-hidden rounded-pill bg-sand">
          <span
            className={`block h-full rounded-pill ${isOver ? 'bg-early' : 'bg-brand'}`}
            style={{ width: `${(100 * left) / IDEAS_MS}%` }}
          />
        </span>
        <Button
          variant={isGoing ? 'ghost' : 'secondary'}
          size="small"
          onClick={() => change({ type: isGoing ? 'pause-clock' : 'start-clock', now: Date.now() })}
        >
          <span>
            {isGoing
              ? texts.timer.pause
              : isOver
                ? texts.timer.again
                : left < IDEAS_MS
                  ? texts.timer.resume
                  : texts.timer.start}
          </span>
        </Button>
      </div>
      <p role="status" className="font-semibold text-orange-text text-small">
        {isOver && texts.timer.over}
      </p>
    </div>
  )
}

/** The current time in milliseconds, updated while it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isNeeded) return
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, TICK_MS)
    // A background tab ticks rarely, so the time is updated as soon as the tab is shown.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isNeeded])
  return now
}
