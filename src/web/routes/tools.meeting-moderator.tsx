import { createFileRoute } from '@tanstack/react-router'
import { meetingModeratorTexts } from '../content/de/meeting-moderator.ts'
import { siteTexts } from '../content/de/site.ts'
import { toolsTexts } from '../content/de/tools.ts'
import { MeetingScreen } from '../features/meeting-moderator/meeting-screen.tsx'
import { ToolPage } from '../features/site/tool-page.tsx'
import { toolPage } from '../lib/pages/tool-page.ts'

export const Route = createFileRoute('/tools/meeting-moderator')({
  ...toolPage('meetingModerator', 'de'),
  component: Page,
})

function Page() {
  const { embed } = Route.useSearch()
  const isEmbedded = embed === 1
  return (
    <ToolPage page="meetingModerator" language="de" texts={siteTexts} isEmbedded={isEmbedded}>
      <MeetingScreen
        texts={meetingModeratorTexts}
        tools={toolsTexts}
        language="de"
        isEmbedded={isEmbedded}
      />
    </ToolPage>
  )
}
