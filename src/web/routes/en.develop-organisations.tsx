import { createFileRoute } from '@tanstack/react-router'
import { serviceTexts } from '../content/en/service-organisationen.ts'
import { servicesTexts } from '../content/en/services.ts'
import { siteTexts } from '../content/en/site.ts'
import { ServiceScreen } from '../features/services/service-screen.tsx'
import { SitePage } from '../features/site/site-page.tsx'
import { bilingualPage } from '../lib/pages/bilingual-page.ts'

export const Route = createFileRoute('/en/develop-organisations')({
  ...bilingualPage('organisationen', 'en'),
  component: Page,
})

function Page() {
  return (
    <SitePage page="organisationen" language="en" texts={siteTexts}>
      <ServiceScreen
        texts={serviceTexts}
        services={servicesTexts}
        language="en"
        pageKey="organisationen"
      />
    </SitePage>
  )
}
