import { Button } from './button.tsx'

interface LoadProblemProps {
  /** "Die Trainings konnten nicht geladen werden." */
  children: string
  onRetry: () => void
  /** Classes for the layout and the position of sentence and button, where they are not beside each other. */
  className?: string
}

/** Shown instead of content that could not be loaded. */
export function LoadProblem({
  children,
  onRetry,
  className = 'flex flex-wrap items-center gap-x-6 gap-y-4',
}: LoadProblemProps) {
  return (
    <div role="alert" className={className}>
      <p>{children}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Erneut versuchen
      </Button>
    </div>
  )
}
