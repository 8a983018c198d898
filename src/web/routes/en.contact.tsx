import { createFileRoute } from '@tanstack/react-router'
import { contactTexts } from '../content/en/contact.ts'
import { siteTexts } from '../content/en/site.ts'
import { ContactScreen } from '../features/contact/contact-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/en/contact')({
  ...bilingualPage('kontakt', 'en'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="kontakt" language="en" texts={siteTexts}>
      <ContactScreen texts={contactTexts} site={siteTexts} language="en" />
    </SitePage>
  )
}
