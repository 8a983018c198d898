import type { Language } from '#site/pages/web/page-table.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import type { MadeBy } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import type { PartialDraft } from '../domain/strategy-draft.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'
import type { DraftEditor } from './use-draft-editor.ts'

export interface DraftPartsProps {
  texts: StrategyConsultantTexts
  /** The names of the firm's services. */
  services: ServiceNames
  draft: PartialDraft
  pages: SiteFacts['pages']
  language: Language
  isEmbedded: boolean
  madeBy: MadeBy
  /** Missing while the draft is being written. */
  editor?: DraftEditor
}
