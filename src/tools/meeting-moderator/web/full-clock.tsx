import { useEffect, useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { type MeetingTiming, timerText } from '../domain/meeting-clock.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** The width of a digit, compared with the size of the font. */
const DIGIT_WIDTH = 0.56

/** What the host does without leaving the clock. */
export interface ClockActions {
  toggle: () => void
  next: () => void
}

interface FullClockProps {
  texts: MeetingModeratorTexts['run']
  untitled: string
  timing: MeetingTiming
  items: number
  isPaused: boolean
  actions: ClockActions | undefined
  onLeave: () => void
}

/** Asks for the whole screen. Where the browser has no such thing, as on an iPhone, the clock fills its window. */
export async function enterFullScreen(): Promise<void> {
  // Undefined on iPhones, although the types say otherwise.
  const request: Element['requestFullscreen'] | undefined =
    document.documentElement.requestFullscreen
  await request?.call(document.documentElement).catch(() => undefined)
}

/** The clock alone, to be read from the back of a room. Escape leaves it; the screen stays on. */
export function FullClock(props: FullClockProps) {
  const { texts, untitled, timing, items, isPaused, actions, onLeave } = props
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

function stateWord(texts: FullClockProps['texts'], isPaused: boolean, isOver: boolean): string {
  if (isPaused) return texts.paused
  return isOver ? texts.over : texts.left
}
