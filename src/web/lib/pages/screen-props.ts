import type { Language, PageKey } from '../../content/pages.ts'
import type { PageTexts } from '../../content/seo.ts'
import type { SiteTexts } from '../../content/texts.ts'
import type { ToolSearch } from './tool-search.ts'

/** Props of a bilingual page's screen. `Shared` are the texts that its declaration names as `sharedTexts`. */
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
  /** Whether an AI service is set up; false on pages that do not declare `readsAiService`. */
  hasAiService: boolean
  /** Search parameters; empty on pages that are no tools. */
  search: ToolSearch
}
