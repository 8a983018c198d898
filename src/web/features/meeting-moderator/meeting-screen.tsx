import { useSuspenseQuery } from '@tanstack/react-query'
import type { MeetingModeratorTexts } from '../../content/meeting-moderator-texts.ts'
import type { Language } from '../../content/pages.ts'
import type { ToolsTexts } from '../../content/tools-texts.ts'
import { toolAiQuery } from '../../lib/queries.ts'
import { ToolIntro } from '../../ui/tool-intro.tsx'

interface MeetingScreenProps {
  texts: MeetingModeratorTexts
  tools: ToolsTexts
  language: Language
  isEmbedded: boolean
}

export function MeetingScreen({ texts, tools, language, isEmbedded }: MeetingScreenProps) {
  const { ai } = useSuspenseQuery(toolAiQuery).data
  return (
    <ToolIntro
      tool="meetingModerator"
      title={texts.title}
      lead={texts.lead}
      tools={tools}
      language={language}
      hasAi={ai !== null}
      isEmbedded={isEmbedded}
    />
  )
}
