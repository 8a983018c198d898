import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'

/** Id of the current title, which takes the focus when the view changes. */
export const STEP_TITLE_ID = 'strategy-step'

export function StepHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <h2
        id={STEP_TITLE_ID}
        tabIndex={-1}
        className="max-w-[28ch] text-h2 outline-none focus-visible:shadow-none"
      >
        {title}
      </h2>
      {children && <div className="mt-3 max-w-[64ch] text-secondary">{children}</div>}
    </header>
  )
}

interface NoticeProps {
  /** `alert` for errors: screen readers announce it at once. */
  tone?: 'status' | 'alert'
  title?: string | undefined
  text: string
  /** Links or buttons to continue with. */
  children?: ReactNode
}

/** A message above a step: what has happened, and what the visitor can do. */
export function Notice({ tone = 'status', title, text, children }: NoticeProps) {
  return (
    <div
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-2 bg-white px-5 py-4 sm:px-6',
        tone === 'alert' ? 'border-error' : 'border-sand',
      )}
    >
      <div role={tone} className="min-w-0 max-w-[70ch]">
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}

interface ProgressBarProps {
  label: string
  value: number
  max: number
}

/** Progress of a task. The label repeats the displayed text for screen readers. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="meter-track h-2.5 overflow-clip rounded-pill bg-sand"
    >
      <div
        style={{ width: `${(100 * Math.max(value, 0.25)) / max}%` }}
        className="meter-fill h-full rounded-pill bg-brand transition-[width]"
      />
    </div>
  )
}
