import type { Language, PageKey } from './page-table.ts'
import { PAGES } from './page-table.ts'
import type { PageTexts } from './seo.ts'

/** The texts of a bilingual page, for the server: what it says about all pages. */
export async function textsOf(page: PageKey, language: Language): Promise<PageTexts> {
  const name = PAGES[page].texts
  const module: { texts: PageTexts } =
    language === 'de' ? await import(`./de/${name}.ts`) : await import(`./en/${name}.ts`)
  return module.texts
}
