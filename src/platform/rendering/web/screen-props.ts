import type { TrainingsOffer } from '#shop/trainings/web/trainings-offer.ts'
import type { Language, PageKey } from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolSearch } from '#tools/frame/web/tool-search.ts'

/** Props of the screen of a bilingual page. `Shared` are the texts that its declaration names as `sharedTexts`. */
export interface ScreenProps<
  Texts extends PageTexts,
  Shared = null,
  Page extends PageKey = PageKey,
> {
  page: Page
  language: Language
  texts: Texts
  shared: Shared
  /** Texts of header and footer, some of which screens show too. */
  site: SiteTexts
  /** Whether an AI service is set up. */
  hasAiService: boolean
  /** Only for the home page, and null where it could not be read. */
  offer: TrainingsOffer | null
}

/** Props of the screen of a tool. */
export interface ToolScreenProps<Texts extends PageTexts, Shared> {
  language: Language
  texts: Texts
  shared: Shared
  /** The AI service, if there is one. */
  ai: ToolAi['ai']
  /** The search parameters that the page was rendered with. */
  search: ToolSearch
}
