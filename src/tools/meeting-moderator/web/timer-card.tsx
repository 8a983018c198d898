import { type ReactNode, useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { type MeetingTiming, MINUTE_MS, timerText } from '../domain/meeting-clock.ts'
import { type ClockActions, enterFullScreen, FullClock } from './full-clock.tsx'
import { clockTime } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface TimerCardProps {
  texts: MeetingModeratorTexts['run']
  untitled: string
  language: Language
  timing: MeetingTiming
  /** Number of items of the agenda. */
  items: number
  isPaused: boolean
  actions?: ClockActions
  /** The control buttons; nothing for those who only follow. */
  children?: ReactNode
}

/** The current item and its remaining time, large enough to read across a room. */
export function TimerCard(props: TimerCardProps) {
  const { texts, untitled, language, timing, items, isPaused, actions, children } = props
  const [isFull, setFull] = useState(false)
  const { item, index, next, spent, allotted, remaining } = timing
  const title = item.title || untitled
  const isOver = remaining <= 0
  const share = Math.min(1, spent / allotted)
  return (
    <section
      aria-labelledby="meeting-on"
      className={classes(
        'grid gap-5 rounded-picture p-6 shadow-card transition-colors duration-250 sm:p-9',
        groundOf(isPaused, isOver),
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <span className="font-semibold">{texts.position(index + 1, items)}</span>
        {item.owner && <Badge tone="inverse">{texts.ledBy(item.owner)}</Badge>}
        <Button
          variant="outline"
          size="small"
          className="ml-auto print:hidden"
          onClick={() => void enterFullScreen().then(() => setFull(true))}
        >
          {texts.fullScreen.enter}
        </Button>
      </div>
      {isFull && (
        <FullClock
          {...{ texts, untitled, timing, items, isPaused, actions }}
          onLeave={() => setFull(false)}
        />
      )}
      <h2 id="meeting-on" className="text-h2">
        {title}
      </h2>
      <p role="timer" className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-display font-heading text-timer tabular-nums tracking-tight">
          {timerText(remaining)}
        </span>
        <span className="text-h4">{isOver ? texts.over : texts.left}</span>
      </p>
      <div className="meter-track h-3 overflow-clip rounded-pill bg-ink/20">
        <div
          className={classes('meter-fill h-full rounded-pill', isOver ? 'bg-ink' : 'bg-early')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <div className="grid gap-1">
        <p className="min-h-[1.5em] text-lead">{stateWords(texts, remaining, isPaused)}</p>
        <p>{next ? texts.next(next.title || untitled, next.minutes) : texts.lastItem}</p>
        <p className="font-semibold">
          {`${texts.expectedEnd(clockTime(timing.end, language))} · ${balanceWords(texts, timing.late)}`}
        </p>
      </div>
      {children}
      <p role="status" className="sr-only">
        {announcement(texts, timing, title)}
      </p>
    </section>
  )
}

function groundOf(isPaused: boolean, isOver: boolean): string {
  if (isPaused) return 'bg-section text-ink'
  return isOver ? 'bg-late text-ink' : 'on-dark bg-brand text-white'
}

function stateWords(texts: TimerCardProps['texts'], remaining: number, isPaused: boolean): string {
  if (isPaused) return texts.pausedText
  return remaining > 0 ? '' : texts.timeUp
}

function balanceWords(texts: TimerCardProps['texts'], late: number): string {
  const minutes = Math.round(Math.abs(late) / MINUTE_MS)
  if (minutes === 0) return texts.onTime
  return late > 0 ? texts.behind(minutes) : texts.ahead(minutes)
}

/** Changes only at events worth announcing, because screen readers read every change. */
function announcement(
  texts: TimerCardProps['texts'],
  { remaining, allotted }: MeetingTiming,
  title: string,
): string {
  if (remaining <= 0) return texts.timeUp
  return remaining <= MINUTE_MS && allotted > MINUTE_MS
    ? texts.oneMinute(title)
    : texts.nowOn(title)
}
