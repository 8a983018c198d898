import { useMutation, useQueryClient } from '@tanstack/react-query'
import { todoKey } from '#office/frame/web/dashboard-keys.ts'
import { REPORTED_KINDS } from '#office/todo/domain/reported-kinds.ts'
import { call, serverMessage } from '#platform/design/web/api.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { ListedRoom } from '../domain/room-report.ts'
import { roomsPath } from './rooms-query.ts'

const PEOPLE = { one: 'Person', many: 'Personen' }
const REPORTS = { one: 'Meldung', many: 'Meldungen' }
const UNTITLED = 'Ohne Titel'

/** Where a room can be joined, and what is published can be read. */
function addressOf({ kind, code, language }: ListedRoom): string {
  switch (kind) {
    case 'flight_deck':
      return `${PAGES.flightDeck.de}#room=${code}`
    case 'meeting':
      return `${PAGES.followedMeeting.de}#${code}`
    case 'copy':
      return `${PAGES.sharedCopy[language]}#${code}`
  }
}

/** A room, a meeting or a copy: what it is, what was reported of it, and what staff can do. */
export function RoomRow({ room }: { room: ListedRoom }) {
  const { id, kind, title, reports, createdAt, changedAt, people } = room
  const label = REPORTED_KINDS[kind]
  const remove = useRoomCall('/api/admin/rooms/{id}', id, `${label} gelöscht.`)
  const dismiss = useRoomCall('/api/admin/rooms/{id}/reports', id, 'Als geprüft abgelegt.')
  const facts = [
    `angelegt ${formatMoment(createdAt)}`,
    changedAt !== createdAt && `zuletzt geändert ${formatMoment(changedAt)}`,
    kind === 'flight_deck' && counted(PEOPLE, people),
  ]
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 text-small sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="blue">{label}</Badge>
          {reports.length > 0 && <Badge tone="orange">{counted(REPORTS, reports.length)}</Badge>}
        </p>
        <h2 className="wrap-anywhere mt-1.5 font-semibold text-base leading-snug">
          {title || UNTITLED}
        </h2>
        <p className="mt-1 text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        {reports.length > 0 && (
          <ul aria-label="Meldungen" className="mt-3 grid gap-2 border-line border-l-2 pl-3">
            {reports.map((report, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id, and are only added
              <li key={index}>
                <p className="wrap-anywhere whitespace-pre-line">
                  {report.reason || 'Ohne Begründung.'}
                </p>
                <p className="text-muted tabular-nums">{formatMoment(report.createdAt)}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        <a
          href={addressOf(room)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center rounded-input px-3 font-semibold underline underline-offset-4"
        >
          Öffnen
        </a>
        {reports.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            pending={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            Als geprüft ablegen
          </Button>
        )}
        <AskFirst
          texts={{
            question: `„${title || UNTITLED}“ für alle löschen? Das lässt sich nicht rückgängig machen.`,
            confirm: 'Ja, löschen',
            cancel: 'Abbrechen',
          }}
          onConfirm={() => remove.mutate()}
          className="max-w-80"
        >
          {(ask) => (
            <Button variant="secondary" size="small" pending={remove.isPending} onClick={ask}>
              Löschen
            </Button>
          )}
        </AskFirst>
      </div>
    </li>
  )
}

/** Deletes something of a room, and reads the list again. */
function useRoomCall(
  path: '/api/admin/rooms/{id}' | '/api/admin/rooms/{id}/reports',
  id: string,
  done: string,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE', path, { path: { id } }),
    onSuccess: () => notify({ title: done }),
    onError: (error) =>
      notify({
        title: 'Fehler',
        description: serverMessage(error) ?? 'Das hat nicht geklappt.',
        variant: 'destructive',
      }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: todoKey })
      return queryClient.invalidateQueries({ queryKey: [roomsPath] })
    },
  })
}
