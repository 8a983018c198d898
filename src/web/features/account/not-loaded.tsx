import { classes } from '../../ui/classes.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'

interface NotLoadedProps {
  /** That the read failed, as a sentence; false while it goes on. */
  problem: string | false
  onRetry: () => void
  /** The height that is kept free for what is being read. */
  className: string
}

/** Stands where something is being read or could not be read. */
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
