import { createFileRoute } from '@tanstack/react-router'
import { legalTexts } from '../content/en/privacy.ts'
import { siteTexts } from '../content/en/site.ts'
import { LegalScreen } from '../features/legal/legal-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/en/privacy')({
  ...bilingualPage('datenschutz', 'en'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="datenschutz" language="en" texts={siteTexts} ground="white">
      <LegalScreen texts={legalTexts} />
    </SitePage>
  )
}
