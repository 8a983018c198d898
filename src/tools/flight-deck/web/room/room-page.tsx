import { readRoomCode } from '#tools/rooms/domain/room.ts'
import { NoRoom, RoomDoor } from './room-door.tsx'
import { RoomInside } from './room-inside.tsx'
import { RoomStart } from './room-start.tsx'
import { useSecret } from './room-store.ts'
import type { RoomPageProps } from './room-types.ts'

/** The team's part of the Flight Deck: the start of a room, its door, or the room. */
export function RoomPage({ code: typed, start, ...props }: RoomPageProps) {
  const { texts } = props
  const code = typed === null ? null : readRoomCode(typed)
  const secret = useSecret(code)
  if (typed === null) return <RoomStart texts={texts} start={start} />
  if (code === null) return <NoRoom texts={texts} why="unknown" />
  if (!secret) return <RoomDoor key={code} texts={texts} code={code} />
  return <RoomInside key={secret} {...props} code={code} secret={secret} />
}
