import { useSuspenseQuery } from '@tanstack/react-query'
import type { FlightDeckTexts } from '../../content/flight-deck-texts.ts'
import type { Language } from '../../content/pages.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import { toolAiQuery } from '../../lib/queries.ts'
import { ToolIntro } from '../../ui/tool-intro.tsx'

interface FlightDeckScreenProps {
  texts: FlightDeckTexts
  tools: ToolsTexts
  language: Language
  isEmbedded: boolean
}

export function FlightDeckScreen({ texts, tools, language, isEmbedded }: FlightDeckScreenProps) {
  const { ai } = useSuspenseQuery(toolAiQuery).data
  return (
    <ToolIntro
      tool="flightDeck"
      title={texts.title}
      lead={texts.lead}
      tools={tools}
      language={language}
      hasAi={ai !== null}
      isEmbedded={isEmbedded}
    />
  )
}
