import { createContext, use } from 'react'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import type { SiteTexts } from '#site/pages/domain/site-texts.ts'

/** The texts of header and footer of the page that is rendered. */
export const SiteTextsOfPage = createContext<SiteTexts | null>(null)

/** @throws outside of a page */
export function useSiteTexts(): SiteTexts {
  const texts = use(SiteTextsOfPage)
  if (!texts) throw new Error('Only the pages of the server have texts of header and footer.')
  return texts
}

/** The texts of the page that lists all trainings, as it is now. */
export const ShopTextsOfPage = createContext<OverviewText | null>(null)

/** @throws outside of a page */
export function useShopTexts(): OverviewText {
  const texts = use(ShopTextsOfPage)
  if (!texts) throw new Error('Only the pages of the server have texts of the shop.')
  return texts
}

/** The tools are called AI tools only where an AI service is set up. */
export function siteTextsFor(site: SiteTexts, hasAiService: boolean): SiteTexts {
  if (!hasAiService) return site
  return { ...site, nav: { ...site.nav, tools: site.nav.toolsWithAi } }
}
