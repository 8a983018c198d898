import type { StrategyConsultantTexts } from '../strategy-consultant-texts.ts'

export const strategyConsultantTexts: StrategyConsultantTexts = {
  title: 'Strategy Consultant',
  lead: 'Gib die Website eines Unternehmens ein. Wir lesen, was dort öffentlich steht, du korrigierst es, und daraus entsteht ein erster Entwurf einer Strategie.',
}
