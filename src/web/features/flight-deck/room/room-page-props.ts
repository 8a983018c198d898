import type { RoomTexts } from '../../../content/flight-deck-room-texts.ts'
import type { Language } from '../../../content/pages.ts'
import type { ToolsTexts } from '../../../content/tools-texts.ts'

export interface RoomPageProps {
  texts: RoomTexts
  tools: ToolsTexts
  language: Language
  /** As it stands in the link. Null where no room is named: one is opened, or joined by its code. */
  code: string | null
  /** The question of the sprint in this browser, to begin with. */
  question: string
}
