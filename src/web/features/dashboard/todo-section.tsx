import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSessionRefusalOf } from '../../lib/admin-session/admin-refusal.ts'
import { todoQuery } from '../../lib/queries/queries.ts'
import { Card } from '../../ui/card.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { TodoGroupRow } from './todo-group-row.tsx'
import { todoGroups } from './todo-texts.ts'

/** What staff have to do, by kind, each with links to where it is done. */
export function TodoSection() {
  const { data, error, isFetching, refetch } = useQuery(todoQuery)
  useSessionRefusalOf(error)
  return (
    <section aria-labelledby="todo-title" aria-busy={isFetching} className="mb-8">
      <h2 id="todo-title" className="mb-3 text-h4">
        Zu tun
      </h2>
      <TodoList>
        {data
          ? todoGroups(data).map((group) => <TodoGroupRow key={group.key} group={group} />)
          : undefined}
      </TodoList>
      {error && !data && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="grid justify-items-start gap-3 rounded-card bg-white p-5 text-secondary shadow-card"
        >
          Die Aufgaben konnten nicht geladen werden.
        </LoadProblem>
      )}
      {!data && isFetching && (
        <div className="h-21 rounded-card bg-section motion-safe:animate-pulse" />
      )}
    </section>
  )
}

/** @param children undefined where they are not read yet */
function TodoList({ children }: { children: readonly ReactNode[] | undefined }) {
  if (!children) return null
  if (children.length === 0) {
    return (
      <Card padding="none" className="flex items-center gap-4 px-4 py-4 sm:px-5">
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-badge-green text-badge-green-text">
          <CheckIcon className="size-5" />
        </span>
        <p>
          <strong className="block font-semibold">Alles erledigt</strong>
          <span className="text-secondary text-small">Im Moment wartet nichts auf Sie.</span>
        </p>
      </Card>
    )
  }
  return (
    <ul className="divide-y divide-section overflow-hidden rounded-card bg-white shadow-card">
      {children}
    </ul>
  )
}
