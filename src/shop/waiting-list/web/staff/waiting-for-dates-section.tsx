import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { ListedWaitingEntry } from '../../domain/waiting-entry.ts'
import { RemoveEntryDialog } from './remove-entry-dialog.tsx'
import { WaitingEntryRow } from './waiting-entry-row.tsx'
import { waitingForDatesQuery } from './waiting-for-dates-query.ts'

/** Who wants to hear of new dates, by training; nothing where nobody does. */
export function WaitingForDatesSection() {
  const titleId = useId()
  const { data = [], error, isFetching, refetch } = useQuery(waitingForDatesQuery)
  const [removed, setRemoved] = useState<ListedWaitingEntry | null>(null)
  useSessionRefusalOf(error)
  if (data.length === 0 && !error) return null
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="text-h3">
        Warten auf neue Termine
      </h2>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Wer bestätigt hat, bekommt eine E-Mail, sobald ein neuer Termin geplant ist.
      </p>
      {error && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="mt-4 grid justify-items-start gap-3 rounded-card bg-white p-6 shadow-card"
        >
          Die Liste konnte nicht geladen werden.
        </LoadProblem>
      )}
      {data.map(({ trainingId, trainingTitle, entries }) => (
        <details key={trainingId} className="mt-3 rounded-card bg-white shadow-card">
          <summary className="min-h-11 cursor-pointer px-6 py-4 font-semibold">
            {`${trainingTitle} (${entries.length})`}
          </summary>
          <ul className="divide-y divide-section border-section border-t">
            {entries.map((entry) => (
              <WaitingEntryRow key={entry.id} entry={entry} onRemove={() => setRemoved(entry)} />
            ))}
          </ul>
        </details>
      ))}
      {removed && <RemoveEntryDialog entry={removed} onDone={() => setRemoved(null)} />}
    </section>
  )
}
