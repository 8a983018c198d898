import type { SiteTexts } from '#site/pages/domain/site-texts.ts'
import type { Language, PageKey } from '#site/pages/web/page-table.ts'
import type { PageTexts } from '#site/pages/web/seo.ts'

/** Props of the screen of a bilingual page. `Shared` are the texts of the section that its declaration names as `sharedTexts`. */
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
}
