import { createFileRoute } from '@tanstack/react-router'
import { meetingModeratorTexts } from '../content/en/meeting-moderator.ts'
import { siteTexts } from '../content/en/site.ts'
import { toolsTexts } from '../content/en/tools.ts'
import { MeetingScreen } from '../features/meeting-moderator/meeting-screen.tsx'
import { ToolPage } from '../features/site/tool-page.tsx'
import { toolPage } from '../lib/pages/tool-page.ts'

export const Route = createFileRoute('/en/tools/meeting-moderator')({
  ...toolPage('meetingModerator', 'en'),
  component: Page,
})

function Page() {
  const { embed } = Route.useSearch()
  const isEmbedded = embed === 1
  return (
    <ToolPage page="meetingModerator" language="en" texts={siteTexts} isEmbedded={isEmbedded}>
      <MeetingScreen
        texts={meetingModeratorTexts}
        tools={toolsTexts}
        language="en"
        isEmbedded={isEmbedded}
      />
    </ToolPage>
  )
}
