import { type Language, PAGES } from '../../content/pages.ts'
import type { ServiceKey, ServicesTexts, ServiceTexts, ToolKey } from '../../content/texts.ts'
import { EmbeddedTool } from './embedded-tool.tsx'
import { OtherServices } from './other-services.tsx'
import { ProjectExamples } from './project-examples.tsx'
import { ServiceCall } from './service-call.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceStory } from './service-story.tsx'

export interface ServiceScreenProps {
  texts: ServiceTexts
  /** Texts that all four service pages share. */
  services: ServicesTexts
  language: Language
  pageKey: ServiceKey
}

/** The tool that is embedded in a service page. */
const TOOLS = {
  potenziale: 'strategyConsultant',
  loesungen: 'flightDeck',
  geschaeftsideen: null,
  organisationen: 'meetingModerator',
} as const satisfies Record<ServiceKey, ToolKey | null>

/** One of the four service pages: description, tool and project examples. */
export function ServiceScreen({ texts, services, language, pageKey }: ServiceScreenProps) {
  const tool = TOOLS[pageKey]
  return (
    <>
      <ServiceHero texts={texts} pageKey={pageKey} />
      <ServiceStory texts={texts} themesTitle={services.typicalThemesTitle} pageKey={pageKey} />
      {tool && texts.iframeHeadline && (
        <EmbeddedTool headline={texts.iframeHeadline} path={PAGES[tool][language]} />
      )}
      <ProjectExamples title={services.projectExamplesTitle} examples={texts.projectExamples} />
      <ServiceCall texts={services.cta} language={language} />
      <OtherServices texts={services.otherServices} language={language} pageKey={pageKey} />
    </>
  )
}
