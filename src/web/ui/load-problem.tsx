import { Button } from './button.tsx'

interface LoadProblemProps {
  /** "Die Trainings konnten nicht geladen werden." */
  children: string
  onRetry: () => void
  /** How sentence and button stand to each other, and where. */
  className: string
}

/** Stands where something should have been read. */
export function LoadProblem({ children, onRetry, className }: LoadProblemProps) {
  return (
    <div role="alert" className={className}>
      <p>{children}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  )
}
