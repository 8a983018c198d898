import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ListedWaitingEntry, WaitingList } from '#domain/waiting-list/waiting-entry.ts'
import { useRefusal, useSettledRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { sendJson, serverMessage } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { datesKey } from '../../lib/queries/dates-query.ts'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { WaitingEntryRow } from './waiting-entry-row.tsx'
import { isWaiting } from './waiting-texts.ts'

/** Read again whenever the page of the date opens: people join and leave at any time. */
const waitingListQuery = (dateId: string) =>
  queryOptions<WaitingList>({ queryKey: [...datesKey, dateId, 'waiting-list'], gcTime: 0 })

/** Who waits for a date, in the order in which they get offers, and why the first of them waits. */
export function WaitingListSection({ dateId }: { dateId: string }) {
  const titleId = useId()
  const { data, error, isFetching, refetch } = useQuery(waitingListQuery(dateId))
  const [removed, setRemoved] = useState<ListedWaitingEntry | null>(null)
  useSettledRefusal(error)
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="mb-4 text-h3">
        Warteliste
      </h2>
      {!data && isFetching && <p role="status">Lädt...</p>}
      {error && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="mb-4 grid justify-items-start gap-3 rounded-card bg-white p-6 shadow-card"
        >
          Die Warteliste konnte nicht geladen werden.
        </LoadProblem>
      )}
      {data && <Entries list={data} onRemove={setRemoved} />}
      {removed && <RemoveDialog entry={removed} onDone={() => setRemoved(null)} />}
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
              <strong className="font-semibold">Als Nächste auf der Liste:</strong> {why}
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
            Frühere Einträge ({ended.length})
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

interface RemoveDialogProps {
  entry: ListedWaitingEntry
  onDone: () => void
}

function RemoveDialog({ entry, onDone }: RemoveDialogProps) {
  const remove = useRemoveEntry()
  const name = `${entry.firstName} ${entry.lastName}`
  return (
    <ConfirmDialog
      open
      title="Von der Warteliste entfernen?"
      confirmLabel="Entfernen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(entry.id, { onSettled: onDone })}
      onCancel={onDone}
    >
      <p>
        {entry.state === 'unconfirmed'
          ? `${name} hat die Eintragung noch nicht bestätigt und bekommt keine E-Mail.`
          : `${name} bekommt eine E-Mail darüber.`}
      </p>
      {entry.state === 'offered' && (
        <p>Die angebotenen Plätze gehen an die Nächsten auf der Liste.</p>
      )}
    </ConfirmDialog>
  )
}

function useRemoveEntry() {
  const queryClient = useQueryClient()
  const settleRefusal = useRefusal()
  return useMutation({
    mutationFn: (id: string) =>
      sendJson<ListedWaitingEntry>('POST', `/api/admin/waiting-list/${id}/remove`),
    onSuccess: ({ firstName, lastName }) =>
      notify({
        title: 'Entfernt',
        description: `${firstName} ${lastName} steht nicht mehr auf der Warteliste.`,
      }),
    onError: (error) => {
      if (settleRefusal(error)) return
      notify({
        title: 'Fehler',
        description: serverMessage(error) ?? 'Der Eintrag konnte nicht entfernt werden.',
        variant: 'destructive',
      })
    },
    // After a refusal too: the displayed list is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: datesKey }),
  })
}
