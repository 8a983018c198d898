import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { FlightDeckIntro } from '../domain/flight-deck-intro-texts.ts'
import type { FlightDeckTexts } from './flight-deck-texts.ts'
import type { Sprint } from './sprint.ts'
import type { SprintChange } from './sprint-changes.ts'
import type { Restorable } from './sprint-store.ts'

/** State and functions that every step of the flight deck uses. */
export interface Deck {
  readonly intro: FlightDeckIntro
  readonly texts: FlightDeckTexts
  readonly tools: ToolsTexts
  readonly language: Language
  readonly isEmbedded: boolean
  readonly sprint: Sprint
  readonly change: (...changes: readonly SprintChange[]) => void
  /** False while the browser does not store the sprint. */
  readonly isStored: boolean
  /** Replaces the sprint by that of a file. */
  readonly openSprint: (sprint: Sprint) => void
  readonly removed: Restorable | undefined
  readonly undo: () => void
  /** What was replaced as a whole can no longer be restored. */
  readonly forget: () => void
  /** The AI service, where there is one. */
  readonly ai: ToolAi['ai']
  /**
   * Answers of the AI service by the place that requested them. They stay available while the visitor changes steps.
   */
  readonly suggestions: Readonly<Record<string, readonly string[]>>
  readonly storeSuggestions: (place: string, suggestions: readonly string[]) => void
}

export interface StepProps {
  readonly deck: Deck
}
