import type { ReactNode } from 'react'
import { TextDifference } from '#platform/editing/web/shown-difference.tsx'

const EMPTY = '(leer)'

interface HistoryChangeProps {
  label: string
  before: string
  after: string
  /** Said instead of both, where there are no words to compare. */
  wordless?: string | null
  /** Buttons that bring one of both back. */
  children?: ReactNode
}

/** A text before and after a change, with the words marked that differ. */
export function HistoryChange({ label, before, after, wordless, children }: HistoryChangeProps) {
  return (
    <div className="mt-4">
      <p className="font-semibold text-small">{label}</p>
      {wordless ? (
        <p className="mt-1 text-secondary">{wordless}</p>
      ) : (
        <dl className="mt-1 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-muted text-small">Vorher</dt>
            <dd>
              <TextDifference text={before || EMPTY} other={after || EMPTY} />
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-muted text-small">Nachher</dt>
            <dd>
              <TextDifference text={after || EMPTY} other={before || EMPTY} />
            </dd>
          </div>
        </dl>
      )}
      {children}
    </div>
  )
}
