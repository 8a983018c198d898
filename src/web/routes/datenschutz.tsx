import { createFileRoute } from '@tanstack/react-router'
import { legalTexts } from '../content/de/privacy.ts'
import { siteTexts } from '../content/de/site.ts'
import { LegalScreen } from '../features/legal/legal-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/datenschutz')({
  ...bilingualPage('datenschutz', 'de'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="datenschutz" language="de" texts={siteTexts} ground="white">
      <LegalScreen texts={legalTexts} />
    </SitePage>
  )
}
