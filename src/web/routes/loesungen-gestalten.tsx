import { createFileRoute } from '@tanstack/react-router'
import { serviceTexts } from '../content/de/service-loesungen.ts'
import { servicesTexts } from '../content/de/services.ts'
import { siteTexts } from '../content/de/site.ts'
import { ServiceScreen } from '../features/services/service-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/loesungen-gestalten')({
  ...bilingualPage('loesungen', 'de'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="loesungen" language="de" texts={siteTexts}>
      <ServiceScreen
        texts={serviceTexts}
        services={servicesTexts}
        language="de"
        pageKey="loesungen"
      />
    </SitePage>
  )
}
