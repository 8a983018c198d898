import { createFileRoute } from '@tanstack/react-router'
import { homeTexts } from '../content/en/home.ts'
import { siteTexts } from '../content/en/site.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { homePage } from '../lib/pages/home-page.ts'

export const Route = createFileRoute('/en/')({
  ...homePage('en'),
  component: Page,
})

function Page() {
  const { hasAiService } = Route.useLoaderData()
  return (
    <SitePage page="home" language="en" texts={siteTexts}>
      <HomeScreen texts={homeTexts} site={siteTexts} language="en" hasAiService={hasAiService} />
    </SitePage>
  )
}
