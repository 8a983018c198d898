import type { Language } from '../../content/pages.ts'
import type { ServiceKey, ServicesTexts, ServiceTexts } from '../../content/texts.ts'
import { EmbeddedTool } from './embedded-tool.tsx'
import { OtherServices } from './other-services.tsx'
import { ProjectExamples } from './project-examples.tsx'
import { ServiceCall } from './service-call.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceStory } from './service-story.tsx'

export interface ServiceScreenProps {
  texts: ServiceTexts
  /** Said on all four service pages. */
  services: ServicesTexts
  language: Language
  pageKey: ServiceKey
  /** The address of the tool's page. Without it nothing is embedded, whatever the texts say. */
  toolPath?: string | undefined
}

/** One of the four services: what it is, when it helps, what came of it elsewhere. */
export function ServiceScreen({
  texts,
  services,
  language,
  pageKey,
  toolPath,
}: ServiceScreenProps) {
  return (
    <>
      <ServiceHero texts={texts} pageKey={pageKey} />
      <ServiceStory texts={texts} themesTitle={services.typicalThemesTitle} pageKey={pageKey} />
      {toolPath && texts.iframeHeadline && (
        <EmbeddedTool headline={texts.iframeHeadline} toolPath={toolPath} />
      )}
      <ProjectExamples title={services.projectExamplesTitle} examples={texts.projectExamples} />
      <ServiceCall texts={services.cta} language={language} />
      <OtherServices texts={services.otherServices} language={language} pageKey={pageKey} />
    </>
  )
}
