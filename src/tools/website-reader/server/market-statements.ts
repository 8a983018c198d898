import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'

/** Words for what happens around an organisation. "Marktplatz" and "Herbstmarkt" are none of them. */
const MARKET =
  /(?<!\p{L})(?:markt(?:s|es|e)?|märkten?|marktanteil\p{L}*|marktführ\p{L}*|wettbewerb\p{L}*|mitbewerb\p{L}*|konkurren\p{L}*|nachfrage|trends?|branchenweit|die branche|markets?|market share|competit\p{L}*|rivals?|demand|the industry|the sector)(?!\p{L})/iu

const QUESTION: Readonly<Record<ToolLanguage, string>> = {
  de: 'Stimmt das, und mit welcher Quelle ließe es sich prüfen?',
  en: 'Is that so, and which source could confirm it?',
}

/** True for a statement about the market, which a website cannot vouch for. */
export function isAboutMarket(statement: string): boolean {
  return MARKET.test(statement)
}

/** The statement with a question that checks it; unchanged where it asks one. */
export function withQuestion(statement: string, language: ToolLanguage): string {
  return statement.includes('?') ? statement : `${statement} ${QUESTION[language]}`
}
