import { createFileRoute } from '@tanstack/react-router'
import { serviceTexts } from '../content/en/service-geschaeftsideen.ts'
import { servicesTexts } from '../content/en/services.ts'
import { siteTexts } from '../content/en/site.ts'
import { ServiceScreen } from '../features/services/service-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/en/capitalise-business-ideas')({
  ...bilingualPage('geschaeftsideen', 'en'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="geschaeftsideen" language="en" texts={siteTexts}>
      <ServiceScreen
        texts={serviceTexts}
        services={servicesTexts}
        language="en"
        pageKey="geschaeftsideen"
      />
    </SitePage>
  )
}
