import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import type { ServiceKey } from '#site/pages/web/page-table.ts'
import { type ToolKey, toolPath } from '#site/pages/web/tool-paths.ts'
import type { ServiceTexts } from '../domain/service-texts.ts'
import type { ServicesTexts } from '../domain/services-texts.ts'
import { EmbeddedTool } from './embedded-tool.tsx'
import { OtherServices } from './other-services.tsx'
import { ProjectExamples } from './project-examples.tsx'
import { ServiceCall } from './service-call.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceStory } from './service-story.tsx'

/** The tool that is embedded in a service page. */
const TOOLS = {
  potenziale: 'strategyConsultant',
  loesungen: 'flightDeck',
  geschaeftsideen: null,
  organisationen: 'meetingModerator',
} as const satisfies Record<ServiceKey, ToolKey | null>

/** One of the four service pages: description, project examples and tool. */
export function Screen({
  texts,
  shared: services,
  language,
  page: pageKey,
}: ScreenProps<ServiceTexts, ServicesTexts, ServiceKey>) {
  const tool = TOOLS[pageKey]
  const path = tool && toolPath(tool, language)
  return (
    <>
      <ServiceHero texts={texts} pageKey={pageKey} language={language} contact={services.contact} />
      <ServiceStory texts={texts} themesTitle={services.typicalThemesTitle} pageKey={pageKey} />
      <ProjectExamples
        title={services.projectExamplesTitle}
        examples={texts.projectExamples}
        pageKey={pageKey}
      />
      {path && texts.iframeHeadline && <EmbeddedTool headline={texts.iframeHeadline} path={path} />}
      <ServiceCall texts={services.cta} language={language} />
      <OtherServices texts={services.otherServices} language={language} pageKey={pageKey} />
    </>
  )
}
