import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'

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
