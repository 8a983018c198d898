import type { BilingualPage } from './page-declaration.ts'
import { type Language, PAGES } from './page-table.ts'

/** The tools that the site names, by the keys of their pages where it has them. */
export type ToolKey = 'strategyConsultant' | 'flightDeck' | 'meetingModerator'

const PAGES_BY_KEY: Readonly<Record<string, BilingualPage | undefined>> = PAGES

/** False where the product is without `src/tools`: nothing of the site names tools then. */
export const HAS_TOOLS = Object.values<BilingualPage>(PAGES).some(({ frame }) => frame === 'tool')

/** The path of a tool's page; null where the product is without it. */
export function toolPath(tool: ToolKey, language: Language): string | null {
  return PAGES_BY_KEY[tool]?.[language] ?? null
}
