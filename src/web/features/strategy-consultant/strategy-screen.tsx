import { useSuspenseQuery } from '@tanstack/react-query'
import type { Language } from '../../content/pages.ts'
import type { StrategyConsultantTexts } from '../../content/strategy-consultant-texts.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import { toolAiQuery } from '../../lib/queries.ts'
import { ToolIntro } from '../../ui/tool-intro.tsx'

interface StrategyScreenProps {
  texts: StrategyConsultantTexts
  tools: ToolsTexts
  language: Language
  isEmbedded: boolean
  /** The website to begin with, as the address of the page has it. */
  url: string | undefined
}

export function StrategyScreen({ texts, tools, language, isEmbedded }: StrategyScreenProps) {
  const { ai } = useSuspenseQuery(toolAiQuery).data
  return (
    <ToolIntro
      tool="strategyConsultant"
      title={texts.title}
      lead={texts.lead}
      tools={tools}
      language={language}
      hasAi={ai !== null}
      isEmbedded={isEmbedded}
    />
  )
}
