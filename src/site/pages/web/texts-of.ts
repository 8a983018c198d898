import { type Language, type PageKey, pageOf } from './page-table.ts'
import type { PageTexts } from './seo.ts'

/** The texts of a bilingual page, for the server: what it says about all pages. */
export async function textsOf(page: PageKey, language: Language): Promise<PageTexts> {
  const files = import.meta.glob<PageTexts>('/src/site/*/web/*.{de,en}.ts', {
    import: 'texts',
  })
  const declared = pageOf(page)
  const file = 'texts' in declared ? `/src/${declared.texts}.${language}.ts` : ''
  const load = files[file]
  if (!load) throw new Error(`The page ${page} has no texts: there is no ${file}.`)
  return load()
}
