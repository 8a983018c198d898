import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { useRefusal } from '../../lib/admin-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'

interface ListPanelProps<Row> {
  title: string
  description?: string | undefined
  /** What to say when there are no rows yet. */
  empty: string
  list: UseQueryResult<Row[]>
  children: (rows: Row[]) => ReactNode
}

/** A list of the dashboard: its heading, and its rows or why there are none. */
export function ListPanel<Row>({ title, description, empty, list, children }: ListPanelProps<Row>) {
  const titleId = useId()
  const settleRefusal = useRefusal()
  const { data: rows, error, isFetching, refetch } = list

  useEffect(() => {
    if (error) settleRefusal(error)
  }, [error, settleRefusal])

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          {description && (
            <p className="mt-1.5 max-w-[60ch] text-secondary text-small">{description}</p>
          )}
        </div>
        <Button
          variant="ghost"
          size="small"
          aria-busy={isFetching}
          onClick={() => void refetch()}
          className="-mx-5"
        >
          <RefreshIcon isTurning={isFetching} />
          Aktualisieren
        </Button>
      </div>
      {error && !isFetching && (
        <Notice role="alert">
          Die Liste konnte nicht geladen werden. Bitte versuchen Sie es mit „Aktualisieren“ noch
          einmal.
        </Notice>
      )}
      {!rows && isFetching && <Notice role="status">Lädt...</Notice>}
      {rows?.length === 0 && <Notice>{empty}</Notice>}
      {rows && rows.length > 0 && children(rows)}
    </section>
  )
}

function Notice({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <Card role={role} className="mb-5 text-center text-secondary">
      {children}
    </Card>
  )
}

function RefreshIcon({ isTurning }: { isTurning: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classes(
        'size-5 fill-none stroke-2 stroke-current',
        isTurning && 'motion-safe:animate-spin',
      )}
    >
      <path
        d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
