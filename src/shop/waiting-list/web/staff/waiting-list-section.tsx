import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { Card } from '#platform/design/web/card.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import type { ListedWaitingEntry, WaitingList } from '../../domain/waiting-entry.ts'
import { RemoveEntryDialog } from './remove-entry-dialog.tsx'
import { WaitingEntryRow } from './waiting-entry-row.tsx'
import { isWaiting } from './waiting-texts.ts'

/** Read again whenever the page of the date opens: people join and leave at any time. */
const waitingListQuery = (dateId: string) =>
  apiQuery('/api/admin/dates/{id}/waiting-list', { path: { id: dateId }, gcTime: 0 })

/** Who waits for a date, in the order in which they get offers, and why the first of them waits. */
export function WaitingListSection({ dateId }: { dateId: string }) {
  const titleId = useId()
  const list = useQuery(waitingListQuery(dateId))
  const [removed, setRemoved] = useState<ListedWaitingEntry | null>(null)
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="mb-4 text-h3">
        Warteliste
      </h2>
      <QueryNotice query={list} isAlone>
        Die Warteliste konnte nicht geladen werden.
      </QueryNotice>
      {list.data && <Entries list={list.data} onRemove={setRemoved} />}
      {removed && <RemoveEntryDialog entry={removed} onDone={() => setRemoved(null)} />}
    </section>
  )
}

interface EntriesProps {
  list: WaitingList
  onRemove: (entry: ListedWaitingEntry) => void
}

function Entries({ list: { entries, why }, onRemove }: EntriesProps) {
  const waiting = entries.filter(isWaiting)
  const ended = entries.filter((entry) => !isWaiting(entry))
  return (
    <>
      {waiting.length === 0 ? (
        <Card className="text-center text-secondary">Niemand wartet auf diesen Termin.</Card>
      ) : (
        <>
          {why !== null && (
            <p className="mb-4 rounded-card bg-brand-tint px-5 py-4">
              <strong className="font-semibold">Als Nächste auf der Liste:</strong>
              <span>{` ${why}`}</span>
            </p>
          )}
          <ol className="divide-y divide-section overflow-hidden rounded-card bg-white shadow-card">
            {waiting.map((entry) => (
              <WaitingEntryRow key={entry.id} entry={entry} onRemove={() => onRemove(entry)} />
            ))}
          </ol>
        </>
      )}
      {ended.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer py-2.5 font-semibold text-small">
            {`Frühere Einträge (${ended.length})`}
          </summary>
          <ul className="mt-2 divide-y divide-section overflow-hidden rounded-card bg-white shadow-card">
            {ended.map((entry) => (
              <WaitingEntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
