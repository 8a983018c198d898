import { useEffect } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import {
  isPaused,
  running,
  type StepTimer,
  standing,
  timeLeft,
  timeText,
} from '../domain/step-timer.ts'
import type { StepProps } from './deck.ts'
import { useTimeLeft } from './use-time-left.ts'

/** The time for ideas, in milliseconds. */
const IDEAS_MS = 4 * 60_000
const WHOLE: StepTimer = { restMs: IDEAS_MS, isPaused: true }

/** The clock for ideas. It waits while its step is left or the page is closed, and then goes on. */
export function IdeaClock({ deck }: StepProps) {
  const { sprint, change } = deck
  const texts = deck.texts.timer
  const clock = sprint.clock ?? WHOLE
  const left = Math.min(IDEAS_MS, useTimeLeft(clock))
  const isOver = left === 0
  const isGoing = 'endsAt' in clock && !isOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: while the step is shown; a change reads the current sprint
  useEffect(() => {
    const comeBack = () =>
      change(({ clock }) => ({
        clock: clock && !isPaused(clock) ? running(clock, new Date()) : clock,
      }))
    const leave = () =>
      change(({ clock }) => {
        const now = new Date()
        return { clock: clock && timeLeft(clock, now) > 0 ? standing(clock, now, false) : clock }
      })
    comeBack()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [])
  const label = left < IDEAS_MS ? texts.resume : texts.start

  return (
    <div>
      <div className="flex items-center gap-4">
        <div
          role="timer"
          aria-label={texts.label}
          className="font-bold font-display text-h2 tabular-nums"
        >
          {timeText(left)}
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
          onClick={() => {
            const now = new Date()
            const next = isGoing ? standing(clock, now, true) : running(isOver ? WHOLE : clock, now)
            change({ clock: next })
          }}
        >
          <span>{isGoing ? texts.pause : isOver ? texts.again : label}</span>
        </Button>
      </div>
      <p role="status" className="font-semibold text-orange-text text-small">
        {isOver && texts.over}
      </p>
    </div>
  )
}
