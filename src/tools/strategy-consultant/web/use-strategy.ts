import { createContext, useContext } from 'react'
import type { Language } from '#site/pages/web/page-table.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import type { ToolsTexts } from '#tools/frame/web/tools-texts.ts'
import type { StrategyConsultantIntro } from '../domain/strategy-consultant-intro-texts.ts'
import type { StrategyConsultantTexts } from './strategy-consultant-texts.ts'

/** What is the same for all parts of the tool's screen. */
interface StrategyScreen {
  readonly intro: StrategyConsultantIntro
  readonly texts: StrategyConsultantTexts
  readonly tools: ToolsTexts
  readonly language: Language
  readonly isEmbedded: boolean
  /** Null where no AI service is set up. */
  readonly ai: ToolAi['ai']
}

export const StrategyContext = createContext<StrategyScreen | null>(null)

/** @throws outside of the tool's screen */
export function useStrategy(): StrategyScreen {
  const screen = useContext(StrategyContext)
  if (!screen) throw new Error('Not on the screen of the Strategy Consultant.')
  return screen
}
