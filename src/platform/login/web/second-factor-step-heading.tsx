import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  /** One of the three setup steps; absent outside of the setup. */
  step?: 1 | 2 | 3 | undefined
  children: ReactNode
}

/** Heading of a step that replaces another. It takes the focus, so that screen readers read it. */
export function StepHeading({ step, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="mt-5 rounded-sm text-h4 outline-none">
      {step && (
        <span className="mb-1 block font-semibold font-text text-muted text-small tracking-normal print:hidden">
          {`Schritt ${step} von 3`}
        </span>
      )}
      <span>{children}</span>
    </h3>
  )
}
