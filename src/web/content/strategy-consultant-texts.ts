/** Said by the Strategy Consultant. */
export interface StrategyConsultantTexts {
  readonly title: string
  readonly lead: string
}
