import { createFileRoute } from '@tanstack/react-router'
import { serviceTexts } from '../content/de/service-geschaeftsideen.ts'
import { servicesTexts } from '../content/de/services.ts'
import { siteTexts } from '../content/de/site.ts'
import { ServiceScreen } from '../features/services/service-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/geschaeftsideen-kapitalisieren')({
  ...bilingualPage('geschaeftsideen', 'de'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="geschaeftsideen" language="de" texts={siteTexts}>
      <ServiceScreen
        texts={serviceTexts}
        services={servicesTexts}
        language="de"
        pageKey="geschaeftsideen"
      />
    </SitePage>
  )
}
