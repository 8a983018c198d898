import type { toolsTexts } from './tools.de.ts'

/** Texts that all three tools share: what the German file has. */
export type ToolsTexts = typeof toolsTexts
/** Reason why there is no answer of the AI service. */
export type AiProblem = keyof ToolsTexts['ai']['problems']
/** Texts of the way to report something to staff. */
export type ReportTexts = ToolsTexts['report']

/** Texts of a question before something is removed. */
export interface QuestionTexts {
  readonly question: string
  readonly confirm: string
  readonly cancel: string
}
