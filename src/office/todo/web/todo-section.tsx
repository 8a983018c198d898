import { useQuery } from '@tanstack/react-query'
import { Card } from '#platform/design/web/card.tsx'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { TODO_LIST_ID, TodoToggle, useIsTodoOpen } from './todo-fold.tsx'
import { TodoGroupRow } from './todo-group-row.tsx'
import { TodoHeading } from './todo-heading.tsx'
import { todoQuery } from './todo-query.ts'
import { type TodoGroup, todoGroups } from './todo-texts.ts'

/** What staff have to do, by kind, each with links to where it is done. */
export function TodoSection() {
  const { data, error, isFetching, refetch } = useQuery(todoQuery)
  const isOpen = useIsTodoOpen()
  useSessionRefusalOf(error)
  const groups = data && todoGroups(data)
  const canFold = groups !== undefined && groups.length > 0
  return (
    <section aria-labelledby="todo-title" aria-busy={isFetching} className="mb-4">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id="todo-title" className="shrink-0 text-h4 lg:w-38">
          Zu tun
        </h2>
        {canFold && (
          <div className="lg:order-last">
            <TodoToggle isOpen={isOpen} />
          </div>
        )}
        {canFold && !isOpen && <FoldedTodoList groups={groups} />}
      </div>
      {groups && (isOpen || !canFold) && <TodoList groups={groups} />}
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

/** The numbers of the groups in a line, beside the heading where there is room. */
function FoldedTodoList({ groups }: { groups: readonly TodoGroup[] }) {
  return (
    <ul
      id={TODO_LIST_ID}
      className="flex flex-wrap gap-x-7 gap-y-1.5 rounded-card bg-white px-4 py-2.5 text-small shadow-card max-lg:w-full sm:px-5 lg:flex-1"
    >
      {groups.map((group) => (
        <li key={group.key}>
          <TodoHeading group={group} />
        </li>
      ))}
    </ul>
  )
}

/** The groups with what is in them. */
function TodoList({ groups }: { groups: readonly TodoGroup[] }) {
  if (groups.length === 0) {
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
    <ul
      id={TODO_LIST_ID}
      className="divide-y divide-section overflow-hidden rounded-card bg-white shadow-card"
    >
      {groups.map((group) => (
        <TodoGroupRow key={group.key} group={group} />
      ))}
    </ul>
  )
}
