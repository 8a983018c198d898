import type { MadeBy } from '#tools/frame/domain/tool-ai.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** The titles of the parts: the method lists facts where the AI service writes a draft. */
export function partTitles({ draft }: StrategyConsultantTexts, madeBy: MadeBy) {
  return madeBy === 'ai' ? draft.parts : { ...draft.parts, ...draft.methodParts }
}
