import { useState } from 'react'
import { readRoomCode } from '#tools/rooms/domain/room.ts'
import { NoRoom, RoomDoor } from './room-door.tsx'
import { RoomInside } from './room-inside.tsx'
import type { RoomPageProps } from './room-page-props.ts'
import { RoomStart } from './room-start.tsx'
import { secretOf } from './room-store.ts'

/** The team's part of the Flight Deck: the start of a room, its door, or the room. */
export function RoomPage({ texts, tools, language, code: typed, question }: RoomPageProps) {
  const [joined, setJoined] = useState<string>()
  if (typed === null) return <RoomStart texts={texts} question={question} />
  const code = readRoomCode(typed)
  if (code === null) return <NoRoom texts={texts} why="unknown" />
  const secret = joined ?? secretOf(code)
  if (!secret)
    return <RoomDoor key={code} texts={texts} code={code} onJoin={(own) => setJoined(own)} />
  return (
    <RoomInside
      key={code}
      texts={texts}
      tools={tools}
      language={language}
      code={code}
      secret={secret}
    />
  )
}
