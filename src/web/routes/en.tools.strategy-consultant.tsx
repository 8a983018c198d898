import { createFileRoute } from '@tanstack/react-router'
import { siteTexts } from '../content/en/site.ts'
import { strategyConsultantTexts } from '../content/en/strategy-consultant.ts'
import { toolsTexts } from '../content/en/tools.ts'
import { ToolPage } from '../features/site/tool-page.tsx'
import { StrategyScreen } from '../features/strategy-consultant/strategy-screen.tsx'
import { toolPage } from '../lib/pages/tool-page.ts'

export const Route = createFileRoute('/en/tools/strategy-consultant')({
  ...toolPage('strategyConsultant', 'en'),
  component: Page,
})

function Page() {
  const { embed, url, step } = Route.useSearch()
  const isEmbedded = embed === 1
  return (
    <ToolPage page="strategyConsultant" language="en" texts={siteTexts} isEmbedded={isEmbedded}>
      <StrategyScreen
        texts={strategyConsultantTexts}
        tools={toolsTexts}
        language="en"
        isEmbedded={isEmbedded}
        url={url}
        step={step}
      />
    </ToolPage>
  )
}
