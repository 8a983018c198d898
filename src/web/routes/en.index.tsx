import { createFileRoute } from '@tanstack/react-router'
import { homeTexts } from '../content/en/home.ts'
import { siteTexts } from '../content/en/site.ts'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/bilingual-page.ts'

export const Route = createFileRoute('/en/')({
  ...bilingualPage('home', 'en'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="home" language="en" texts={siteTexts}>
      <HomeScreen texts={homeTexts} site={siteTexts} language="en" />
    </SitePage>
  )
}
