import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'

export type Step = 1 | 2

/** The id of the step's title, which takes the focus when the step changes. */
export const STEP_TITLE_ID = 'step-title'

interface StepHeadingProps {
  step: Step
  title: string
  lead: ReactNode
}

export function StepHeading({ step, title, lead }: StepHeadingProps) {
  return (
    <header>
      <div className="flex items-center gap-4">
        <p className="font-semibold text-brand-hover text-small">{`Schritt ${step} von 2`}</p>
        <div aria-hidden="true" className="flex gap-1.5">
          <span className="meter-track meter-fill h-1.5 w-10 rounded-pill bg-brand-hover" />
          <span
            className={classes(
              'meter-track h-1.5 w-10 rounded-pill',
              step === 2 ? 'meter-fill bg-brand-hover' : 'bg-sand',
            )}
          />
        </div>
      </div>
      <h1 id={STEP_TITLE_ID} tabIndex={-1} className="mt-3 text-h2 outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-[60ch] text-secondary">{lead}</p>
    </header>
  )
}
