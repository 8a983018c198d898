import type { StrategyConsultantTexts } from '../strategy-consultant-texts.ts'

export const strategyConsultantTexts: StrategyConsultantTexts = {
  title: 'Strategy Consultant',
  lead: 'Enter a company’s website. We read what it says in public, you correct it, and it becomes a first draft of a strategy.',
}
