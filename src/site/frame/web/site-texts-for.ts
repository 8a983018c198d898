import { createContext, use } from 'react'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'

/** The texts of header and footer of the page that is rendered. */
export const SiteTextsOfPage = createContext<SiteTexts | null>(null)

/** @throws outside of a page */
export function useSiteTexts(): SiteTexts {
  const texts = use(SiteTextsOfPage)
  if (!texts) throw new Error('Only the pages of the server have texts of header and footer.')
  return texts
}

/** The tools are called AI tools only where an AI service is set up. */
export function siteTextsFor(site: SiteTexts, hasAiService: boolean): SiteTexts {
  if (!hasAiService) return site
  return { ...site, nav: { ...site.nav, tools: site.nav.toolsWithAi } }
}
