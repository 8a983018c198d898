import type { ToolScreenProps } from '#tools/frame/web/tool-screen-props.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { FlightDeckIntro } from '../domain/flight-deck-intro-texts.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'
import type { useSprint } from './sprint-store.ts'

export type DeckScreenProps = ToolScreenProps<FlightDeckIntro, FlightDeckTexts, ToolsTexts>

/** State and functions that every step of the flight deck uses. */
export interface Deck
  extends ReturnType<typeof useSprint>,
    Pick<DeckScreenProps, 'intro' | 'texts' | 'language' | 'ai'> {
  readonly tools: ToolsTexts
  readonly isEmbedded: boolean
  /** Answers of the AI service by what was asked for. They stay available while the visitor changes steps. */
  readonly suggestions: Readonly<Record<string, readonly string[]>>
  readonly storeSuggestions: (kind: string, suggestions: readonly string[]) => void
}

export interface StepProps {
  readonly deck: Deck
}
