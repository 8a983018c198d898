import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { RoomTexts } from '../flight-deck-room-texts.ts'
import type { DeckRoom, RoomAct } from './room-types.ts'

/** What every step of a room uses. */
export interface RoomStepProps {
  room: DeckRoom
  texts: RoomTexts
  tools: ToolsTexts
  language: Language
  act: (act: RoomAct) => void
}

/** The name of a member; an empty text for one who is no longer there. */
export function nameOf(room: DeckRoom, memberId: string | null): string {
  return room.members.find(({ id }) => id === memberId)?.name ?? ''
}
