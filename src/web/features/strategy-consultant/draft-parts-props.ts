import type { SiteFacts } from '#domain/tools/site-facts.ts'
import type { PartialDraft } from '#domain/tools/strategy-draft.ts'
import type { MadeBy } from '#domain/tools/tool-ai.ts'
import type { Language } from '../../content/pages.ts'
import type { StrategyConsultantTexts } from '../../content/strategy-consultant-texts.ts'
import type { DraftEditor } from './use-draft-editor.ts'

export interface DraftPartsProps {
  texts: StrategyConsultantTexts
  draft: PartialDraft
  pages: SiteFacts['pages']
  language: Language
  isEmbedded: boolean
  madeBy: MadeBy
  /** Missing while the draft is being written. */
  editor?: DraftEditor
}
