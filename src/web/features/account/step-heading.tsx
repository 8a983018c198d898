import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  /** Which of the three steps that switch it on; none outside of them. */
  step?: 1 | 2 | 3 | undefined
  children: ReactNode
}

/** The heading of a step that has just opened in place of another: it takes the focus, so that it is read out. */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="mt-5 rounded-sm text-h4 outline-none">
      {step && (
        <span className="mb-1 block font-semibold font-text text-muted text-small tracking-normal print:hidden">
          Schritt {step} von 3
        </span>
      )}
      {children}
    </h3>
  )
}
