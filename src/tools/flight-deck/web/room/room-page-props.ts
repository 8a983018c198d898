import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { RoomTexts } from '../flight-deck-room-texts.ts'

export interface RoomPageProps {
  texts: RoomTexts
  tools: ToolsTexts
  language: Language
  /** As it stands in the link. Null where no room is named: one is opened, or joined by its code. */
  code: string | null
  /** The question of the sprint in this browser, to begin with. */
  question: string
}
