import { useState } from 'react'
import { readRoomCode } from '#domain/tools/rooms/room.ts'
import type { RoomTexts } from '../../../content/flight-deck-room-texts.ts'
import type { Language } from '../../../content/pages.ts'
import type { ToolsTexts } from '../../../content/tools-texts.ts'
import { NoRoom, RoomDoor } from './room-door.tsx'
import { RoomInside } from './room-inside.tsx'
import { RoomStart } from './room-start.tsx'
import { secretOf } from './room-store.ts'

export interface RoomPageProps {
  texts: RoomTexts
  tools: ToolsTexts
  language: Language
  /** As it stands in the link. Null where no room is named: one is opened, or joined by its code. */
  code: string | null
  /** The question of the sprint in this browser, to begin with. */
  question: string
}

/** The team's part of the Flight Deck: the start of a room, its door, or the room. */
export function RoomPage({ texts, tools, language, code: typed, question }: RoomPageProps) {
  const [joined, setJoined] = useState<string>()
  if (typed === null) return <RoomStart texts={texts} question={question} />
  const code = readRoomCode(typed)
  if (code === null) return <NoRoom texts={texts} title={texts.door.unknown} />
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
