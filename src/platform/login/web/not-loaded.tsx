import { classes } from '#platform/design/web/classes.ts'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'

interface NotLoadedProps {
  /** Why reading failed, as a sentence; false while it is loading. */
  problem: string | false
  onRetry: () => void
  /** Class for the height that is reserved until the content is there. */
  className: string
}

/** Placeholder for content that is loading or could not be loaded. */
export function NotLoaded({ problem, onRetry, className }: NotLoadedProps) {
  if (!problem)
    return (
      <p role="status" className={classes('mt-4 text-muted', className)}>
        Lädt...
      </p>
    )
  return (
    <LoadProblem onRetry={onRetry} className="mt-4 grid justify-items-start gap-3">
      {problem}
    </LoadProblem>
  )
}
