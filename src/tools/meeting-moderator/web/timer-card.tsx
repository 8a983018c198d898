import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import type { Language } from '#site/pages/web/page-table.ts'
import { type MeetingTiming, MINUTE_MS, timerText } from '../domain/meeting-clock.ts'
import { clockTime } from './meeting-formats.ts'
import type { MeetingModeratorTexts } from './meeting-moderator.de.ts'
import { useWakeLock } from './use-wake-lock.ts'

type RunTexts = MeetingModeratorTexts['run']

/** The width of a digit, compared with the size of the font. */
const DIGIT_WIDTH = 0.56

interface TimerCardProps {
  texts: Pick<MeetingModeratorTexts, 'run' | 'undone'>
  language: Language
  timing: MeetingTiming
  /** Number of items of the agenda. */
  items: number
  isPaused: boolean
  /** What the host does without leaving the clock in full screen. */
  actions?: { toggle: () => void; next: () => void }
  /** The control buttons; nothing for those who only follow. */
  children?: ReactNode
}

/** The current item and its remaining time, large enough to read across a room. */
export function TimerCard(props: TimerCardProps) {
  const { language, timing, items, isPaused, children } = props
  const {
    run: texts,
    undone: { untitled },
  } = props.texts
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
      {isFull && <FullClock {...props} onLeave={() => setFull(false)} />}
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

function stateWords(texts: RunTexts, remaining: number, isPaused: boolean): string {
  if (isPaused) return texts.pausedText
  return remaining > 0 ? '' : texts.timeUp
}

function balanceWords(texts: RunTexts, late: number): string {
  const minutes = Math.round(Math.abs(late) / MINUTE_MS)
  if (minutes === 0) return texts.onTime
  return late > 0 ? texts.behind(minutes) : texts.ahead(minutes)
}

/** Changes only at events worth announcing, because screen readers read every change. */
function announcement(
  texts: RunTexts,
  { remaining, allotted }: MeetingTiming,
  title: string,
): string {
  if (remaining <= 0) return texts.timeUp
  return remaining <= MINUTE_MS && allotted > MINUTE_MS
    ? texts.oneMinute(title)
    : texts.nowOn(title)
}

/** Asks for the whole screen. Where the browser has no such thing, as on an iPhone, the clock fills its window. */
async function enterFullScreen(): Promise<void> {
  // Undefined on iPhones, although the types say otherwise.
  const request: Element['requestFullscreen'] | undefined =
    document.documentElement.requestFullscreen
  await request?.call(document.documentElement).catch(() => undefined)
}

/** The clock alone, to be read from the back of a room. Escape leaves it; the screen stays on. */
function FullClock(props: TimerCardProps & { onLeave: () => void }) {
  const { timing, items, isPaused, actions, onLeave } = props
  const {
    run: texts,
    undone: { untitled },
  } = props.texts
  const { item, index, next, remaining } = timing
  const dialog = useRef<HTMLDialogElement>(null)
  const digits = timerText(remaining)
  const isOver = remaining <= 0
  useWakeLock(true)
  useEffect(() => {
    const shown = dialog.current
    // Opened after the screen is full: what comes last lies on top.
    shown?.showModal()
    const leave = () => document.fullscreenElement || shown?.close()
    document.addEventListener('fullscreenchange', leave)
    return () => {
      document.removeEventListener('fullscreenchange', leave)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={texts.fullScreen.label}
      onClose={onLeave}
      className={classes(
        'fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none grid-rows-[auto_minmax(0,1fr)_auto] gap-2 border-[2.5vmin] p-[3vmin] open:grid',
        // Over time has another ground, a broken frame, a plus and a word.
        isOver
          ? 'border-ink border-dashed bg-late text-ink'
          : 'on-dark border-transparent bg-brand text-white',
        isPaused && 'border-transparent! bg-section! text-ink!',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-[clamp(1rem,3vmin,2rem)]">{texts.position(index + 1, items)}</p>
          <p className="line-clamp-2 font-display font-heading text-[clamp(1.5rem,7vmin,5rem)] leading-tight wrap-anywhere">
            {item.title || untitled}
          </p>
        </div>
        <button
          type="button"
          aria-label={texts.fullScreen.leave}
          onClick={() => dialog.current?.close()}
          className="grid size-13 shrink-0 place-items-center rounded-pill border-2 border-current"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="grid content-center justify-items-center">
        <p
          role="timer"
          className="whitespace-nowrap font-display font-heading tabular-nums leading-none tracking-tight"
          style={{ fontSize: `min(${88 / (digits.length * DIGIT_WIDTH)}vw, 54dvh)` }}
        >
          {digits}
        </p>
        <p className="text-[clamp(1.5rem,8vmin,6rem)] font-semibold leading-tight">
          {stateWord(texts, isPaused, isOver)}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 text-[clamp(1.125rem,4.5vmin,3rem)] leading-tight wrap-anywhere">
          {next ? texts.next(next.title || untitled, next.minutes) : texts.lastItem}
        </p>
        {actions && (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={actions.toggle}>
              {isPaused ? texts.resume : texts.pause}
            </Button>
            {next && (
              <Button variant="outline" onClick={actions.next}>
                {texts.toNext}
              </Button>
            )}
          </div>
        )}
      </div>
    </dialog>
  )
}

function stateWord(texts: RunTexts, isPaused: boolean, isOver: boolean): string {
  if (isPaused) return texts.paused
  return isOver ? texts.over : texts.left
}
