import { useEffect, useState } from 'react'
import { ApiError, call } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import type { RoomDoor as Door } from '#tools/rooms/domain/room-controls.ts'
import type { RoomTexts } from '../flight-deck-room.de.ts'
import { EntryForm, Problem, problemText } from './entry-form.tsx'
import { TEAM_FRAGMENT } from './room-address.ts'

interface RoomDoorProps {
  texts: RoomTexts
  code: string
}

/** Lets somebody into the room, if it takes them. */
export function RoomDoor({ texts, code }: RoomDoorProps) {
  const [door, setDoor] = useState<Door | 'unknown'>()
  const [problem, setProblem] = useState<string>()
  const path = { code }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each room
  useEffect(() => {
    call('GET', '/api/tools/rooms/{code}', { path }).then(setDoor, (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) setDoor('unknown')
      else setProblem(problemText(error, texts))
    })
  }, [code])

  if (door === 'unknown') return <NoRoom texts={texts} why="unknown" />
  const refusal = door && (door.isFull ? texts.door.full : door.isOpen ? null : texts.door.closed)
  return (
    <Card as="section" aria-labelledby="room-door" className="max-w-140">
      <p className="font-semibold text-orange-text text-small">{texts.head.room(code)}</p>
      <h2 id="room-door" className="mt-1 text-h3">
        {texts.door.title}
      </h2>
      <p className="mt-2 text-secondary">{refusal ?? texts.door.lead}</p>
      {refusal ? (
        <OtherCode texts={texts} />
      ) : (
        <EntryForm
          texts={texts}
          place={code}
          submit={texts.door.join}
          enter={async (name, secret) => {
            const body = { name, secret }
            await call('POST', '/api/tools/rooms/{code}/members', { path, body })
            return code
          }}
        />
      )}
      {problem && <Problem>{problem}</Problem>}
    </Card>
  )
}

interface NoRoomProps {
  texts: RoomTexts
  /** No room has the code, the room is over, or this person was removed from it. */
  why: 'unknown' | 'over' | 'removed'
}

/** Says that there is no room, and leads to the start. */
export function NoRoom({ texts, why }: NoRoomProps) {
  const { title, lead } = texts.noRoom[why]
  return (
    <Card as="section" aria-labelledby="no-room" className="max-w-140">
      <div role="alert">
        <h2 id="no-room" className="text-h3">
          {title}
        </h2>
      </div>
      <p className="mt-2 text-secondary">{lead}</p>
      <OtherCode texts={texts} />
    </Card>
  )
}

function OtherCode({ texts }: { texts: RoomTexts }) {
  return (
    <a
      href={TEAM_FRAGMENT}
      className="mt-4 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {texts.door.other}
    </a>
  )
}
