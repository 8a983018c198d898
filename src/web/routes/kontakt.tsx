import { createFileRoute } from '@tanstack/react-router'
import { contactTexts } from '../content/de/contact.ts'
import { siteTexts } from '../content/de/site.ts'
import { ContactScreen } from '../features/contact/contact-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/kontakt')({
  ...bilingualPage('kontakt', 'de'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="kontakt" language="de" texts={siteTexts}>
      <ContactScreen texts={contactTexts} site={siteTexts} language="de" />
    </SitePage>
  )
}
