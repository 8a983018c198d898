import type { Language } from '#site/pages/domain/languages.ts'
import type { SiteTexts } from '#site/pages/web/site-texts.ts'

const SITE_TEXTS = {
  de: () => import('./site.de.ts'),
  en: () => import('./site.en.ts'),
}

/** The texts of header and footer. */
export async function loadSiteTexts(language: Language): Promise<SiteTexts> {
  return (await SITE_TEXTS[language]()).siteTexts
}

/** The tools are called AI tools only where an AI service is set up. */
export function siteTextsFor(site: SiteTexts, hasAiService: boolean): SiteTexts {
  if (!hasAiService) return site
  return { ...site, nav: { ...site.nav, tools: site.nav.toolsWithAi } }
}
