import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '#platform/design/web/card.tsx'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { RoomRow } from './room-row.tsx'
import { roomListQuery } from './rooms-query.ts'

const CHOICES = [
  { label: 'Alle', isReported: false },
  { label: 'Gemeldete', isReported: true },
] as const

/** What people have opened and published with the tools, the newest first. */
export function RoomsScreen({ isReported }: { isReported: boolean }) {
  const list = useInfiniteQuery(roomListQuery(isReported))
  const { data: rooms } = list
  return (
    <>
      <h1 className="text-h2">Geteiltes</h1>
      <p className="mt-2 max-w-[65ch] text-secondary">
        Räume, Meetings und Kopien, die mit den Werkzeugen auf der Website angelegt wurden. Geprüft
        hat sie niemand. Nach 30 Tagen löscht die Website sie von selbst.
      </p>
      <nav aria-label="Auswahl" className="mt-4 flex gap-5">
        {CHOICES.map(({ label, isReported: shown }) => (
          <Link
            key={label}
            to="/admin/geteiltes"
            search={shown ? { gemeldet: true } : {}}
            aria-current={shown === isReported ? 'page' : undefined}
            className="inline-flex min-h-11 items-center font-semibold text-small underline-offset-4 hover:underline aria-[current]:underline"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-3">
        <QueryNotice query={list} isAlone>
          Die Liste konnte nicht geladen werden.
        </QueryNotice>
        {rooms?.length === 0 && (
          <Card>
            <p className="text-secondary">
              {isReported ? 'Nichts ist gemeldet.' : 'Im Moment gibt es nichts.'}
            </p>
          </Card>
        )}
        {rooms && rooms.length > 0 && (
          <Card padding="none">
            <ul aria-label="Geteiltes" className="divide-y divide-section">
              {rooms.map((room) => (
                <RoomRow key={room.id} room={room} />
              ))}
            </ul>
          </Card>
        )}
        <MoreButton list={list} />
      </div>
    </>
  )
}
