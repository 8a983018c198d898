import { createFileRoute } from '@tanstack/react-router'
import { flightDeckTexts } from '../content/en/flight-deck.ts'
import { siteTexts } from '../content/en/site.ts'
import { toolsTexts } from '../content/en/tools.ts'
import { FlightDeckScreen } from '../features/flight-deck/flight-deck-screen.tsx'
import { ToolPage } from '../features/site/tool-page.tsx'
import { toolPage } from '../lib/pages/tool-page.ts'

export const Route = createFileRoute('/en/tools/innovation-flight-deck')({
  ...toolPage('flightDeck', 'en'),
  component: Page,
})

function Page() {
  const { embed, sprint } = Route.useSearch()
  const isEmbedded = embed === 1
  return (
    <ToolPage page="flightDeck" language="en" texts={siteTexts} isEmbedded={isEmbedded}>
      <FlightDeckScreen
        texts={flightDeckTexts}
        tools={toolsTexts}
        language="en"
        isEmbedded={isEmbedded}
        step={sprint ?? 1}
      />
    </ToolPage>
  )
}
