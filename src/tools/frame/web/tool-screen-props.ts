import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '../domain/tool-ai.ts'
import type { ToolSearch } from './tool-search.ts'

/** Props of the screen of a tool. */
export interface ToolScreenProps<Intro, Texts, Shared> {
  language: Language
  /** What staff can edit of its texts. */
  intro: Intro
  texts: Texts
  shared: Shared
  /** The AI service, if there is one. */
  ai: ToolAi['ai']
  /** The search parameters that the page was rendered with. */
  search: ToolSearch
}
