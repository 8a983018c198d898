import type { ReactNode } from 'react'

interface ConsequencesProps {
  sentences?: readonly string[]
  /** Below the sentences. */
  children?: ReactNode
}

/** What a change leads to, before it is made. Announced again when it changes. */
export function Consequences({ sentences = [], children }: ConsequencesProps) {
  return (
    <div role="status" className="grid gap-1.5 rounded-card bg-section p-4 text-small">
      {sentences.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      {children}
    </div>
  )
}
