import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import {
  countdownText,
  newCountdown,
  pauseCountdown,
  remainingMs,
  startCountdown,
} from '#tools/meeting-moderator/domain/countdown.ts'
import type { StepProps } from './deck.ts'
import { playChime, prepareChime } from './deck-chime.ts'
import { METHOD_MINUTES } from './sprint.ts'
import { pauseOtherCountdowns } from './sprint-changes.ts'

const MINUTE_MS = 60_000
/** Short enough for the seconds to change evenly. */
const TICK_MS = 200

/** The timer of the selected method. */
export function MethodTimer({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const { method, countdowns, hasSound } = sprint
  const length = METHOD_MINUTES[method] * MINUTE_MS
  const countdown = countdowns[method] ?? newCountdown(length)
  const isRunning = countdown.state === 'running'
  const now = useNow(isRunning)
  const left = remainingMs(countdown, now, length)
  const isOver = left === 0
  const isGoing = isRunning && !isOver
  const soundId = useId()
  useChimeAtTheEnd(isGoing, isOver && hasSound)

  const start = () => {
    prepareChime()
    const at = Date.now()
    change(
      ...pauseOtherCountdowns(sprint, method, (one, other) =>
        pauseCountdown(one, at, METHOD_MINUTES[other] * MINUTE_MS),
      ),
      { type: 'countdown', method, countdown: startCountdown(countdown, at, length) },
    )
  }
  const pause = () =>
    change({ type: 'countdown', method, countdown: pauseCountdown(countdown, Date.now(), length) })
  const reset = () => change({ type: 'countdown', method, countdown: newCountdown(length) })

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 sm:flex-nowrap">
      <div
        role="timer"
        aria-label={texts.timer.label(texts.method.ideas[method].name)}
        className="relative size-34 shrink-0"
      >
        <Ring share={left / length} isOver={isOver} />
        <span className="absolute inset-0 flex items-center justify-center font-bold font-display text-h2 tabular-nums">
          {countdownText(left)}
        </span>
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          {isGoing ? (
            <Button size="small" onClick={pause}>
              {texts.timer.pause}
            </Button>
          ) : (
            <Button size="small" onClick={start}>
              {isOver ? texts.timer.again : left < length ? texts.timer.resume : texts.timer.start}
            </Button>
          )}
          {left < length && !isOver && (
            <Button variant="ghost" size="small" onClick={reset}>
              {texts.timer.reset}
            </Button>
          )}
        </div>
        <label
          htmlFor={soundId}
          className="mt-1 inline-flex min-h-11 items-center gap-3 text-secondary text-small"
        >
          <input
            id={soundId}
            type="checkbox"
            checked={hasSound}
            onChange={({ target }) => {
              prepareChime()
              change({ type: 'sound', isOn: target.checked })
            }}
            className="size-5 accent-brand"
          />
          {texts.timer.sound}
        </label>
        <p role="status" className="font-semibold text-orange-text text-small">
          {isOver && texts.timer.over}
        </p>
      </div>
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

/** Plays the chime once when the countdown ends. Not for a countdown that ended while the page was not open. */
function useChimeAtTheEnd(isGoing: boolean, hasEnded: boolean) {
  const wasGoing = useRef(isGoing)
  useEffect(() => {
    if (wasGoing.current && hasEnded) playChime()
    wasGoing.current = isGoing
  }, [isGoing, hasEnded])
}

const RADIUS = 44
const LENGTH = 2 * Math.PI * RADIUS

function Ring({ share, isOver }: { share: number; isOver: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="-rotate-90 size-full">
      <circle cx="50" cy="50" r={RADIUS} fill="white" className="stroke-sand" strokeWidth="7" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        fill="none"
        className={isOver ? 'stroke-early' : 'stroke-brand'}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray={LENGTH}
        strokeDashoffset={isOver ? 0 : LENGTH * (1 - share)}
      />
    </svg>
  )
}
