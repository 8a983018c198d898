import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from './admin-refusal.ts'

interface QueryNoticeProps {
  query: {
    data: unknown
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
    /** Of a list of pages. */
    isFetchNextPageError?: boolean
    fetchNextPage?: () => unknown
  }
  /** Whether it stands on its own, not in a card or dialog. */
  isAlone?: boolean
  /** "Die Trainings konnten nicht geladen werden." */
  children: string
}

/**
 * Stands above what a query reads: says that it is loading, or that it could not be loaded. What was loaded before stays;
 * a session that has ended leads to the login.
 */
export function QueryNotice({ query, isAlone = false, children }: QueryNoticeProps) {
  const { data, error, isFetching, refetch, isFetchNextPageError, fetchNextPage } = query
  useSessionRefusalOf(error)
  if (isFetching)
    return data === undefined ? (
      <p role="status" className={isAlone ? 'my-4 text-muted' : 'text-muted'}>
        Lädt...
      </p>
    ) : null
  if (!error || (data !== undefined && !isFetchNextPageError)) return null
  const problem = (
    <LoadProblem onRetry={() => void (isFetchNextPageError ? fetchNextPage?.() : refetch())}>
      {children}
    </LoadProblem>
  )
  return isAlone ? <Card className="my-4">{problem}</Card> : problem
}
