import type { texts } from './strategy-consultant.de.ts'

/** Texts of the Strategy Consultant, besides its introduction: what the German file has. */
export type StrategyConsultantTexts = typeof texts
