import type { ReactNode } from 'react'

/** Id of the current title, which takes the focus when the view changes. */
export const STEP_TITLE_ID = 'strategy-step'

interface StepHeadingProps {
  title: string
  children?: ReactNode
}

export function StepHeading({ title, children }: StepHeadingProps) {
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
