import { createFileRoute } from '@tanstack/react-router'
import { flightDeckTexts } from '../content/de/flight-deck.ts'
import { siteTexts } from '../content/de/site.ts'
import { toolsTexts } from '../content/de/tools.ts'
import { FlightDeckScreen } from '../features/flight-deck/flight-deck-screen.tsx'
import { ToolPage } from '../features/site/tool-page.tsx'
import { toolPage } from '../lib/pages/tool-page.ts'

export const Route = createFileRoute('/tools/innovation-flight-deck')({
  ...toolPage('flightDeck', 'de'),
  component: Page,
})

function Page() {
  const { embed, sprint } = Route.useSearch()
  const isEmbedded = embed === 1
  return (
    <ToolPage page="flightDeck" language="de" texts={siteTexts} isEmbedded={isEmbedded}>
      <FlightDeckScreen
        texts={flightDeckTexts}
        tools={toolsTexts}
        language="de"
        isEmbedded={isEmbedded}
        step={sprint ?? 1}
      />
    </ToolPage>
  )
}
