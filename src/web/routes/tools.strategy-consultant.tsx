import { createFileRoute } from '@tanstack/react-router'
import { siteTexts } from '../content/de/site.ts'
import { strategyConsultantTexts } from '../content/de/strategy-consultant.ts'
import { toolsTexts } from '../content/de/tools.ts'
import { ToolPage } from '../features/site/tool-page.tsx'
import { StrategyScreen } from '../features/strategy-consultant/strategy-screen.tsx'
import { toolPage } from '../lib/pages/tool-page.ts'

export const Route = createFileRoute('/tools/strategy-consultant')({
  ...toolPage('strategyConsultant', 'de'),
  component: Page,
})

function Page() {
  const { embed, url, step } = Route.useSearch()
  const isEmbedded = embed === 1
  return (
    <ToolPage page="strategyConsultant" language="de" texts={siteTexts} isEmbedded={isEmbedded}>
      <StrategyScreen
        texts={strategyConsultantTexts}
        tools={toolsTexts}
        language="de"
        isEmbedded={isEmbedded}
        url={url}
        step={step}
      />
    </ToolPage>
  )
}
