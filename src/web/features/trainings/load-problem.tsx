import { Button } from '../../ui/button.tsx'

interface LoadProblemProps {
  /** "Die Trainings konnten nicht geladen werden." */
  children: string
  onRetry: () => void
}

/** Stands where something should have been read. */
export function LoadProblem({ children, onRetry }: LoadProblemProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <p>{children}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  )
}
