import { createFileRoute } from '@tanstack/react-router'
import { homeTexts } from '../content/de/home.ts'
import { siteTexts } from '../content/de/site.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { homePage } from '../lib/pages/home-page.ts'

export const Route = createFileRoute('/')({
  ...homePage('de'),
  component: Page,
})

function Page() {
  const { hasAiService } = Route.useLoaderData()
  return (
    <SitePage page="home" language="de" texts={siteTexts}>
      <HomeScreen texts={homeTexts} site={siteTexts} language="de" hasAiService={hasAiService} />
    </SitePage>
  )
}
