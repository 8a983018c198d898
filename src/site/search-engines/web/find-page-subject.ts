import type { OverviewText } from '#platform/editing/web/content-text.ts'
import type { ShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { firmShareSubject } from '#platform/rendering/web/page-head.ts'
import { LANGUAGES, PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import type { ReadPageTexts } from './describe-site.ts'
import {
  pageShareSubject,
  shareNameOf,
  TRAININGS_NAME,
  trainingsSubject,
} from './share-subjects.ts'

/** For the server: the picture of that name of a page that is not one training's; null where there is none. */
export async function findPageSubject(
  name: string,
  readTexts: ReadPageTexts,
  readShopTexts: () => Promise<OverviewText>,
): Promise<ShareSubject | null> {
  if (name === TRAININGS_NAME)
    return trainingsSubject((await readShopTexts())('search.picture').content)
  const ofFirm = firmShareSubject()
  if (name === ofFirm.name) return ofFirm
  for (const page of Object.keys(PAGES) as PageKey[]) {
    for (const language of LANGUAGES) {
      if (name !== shareNameOf(page, language)) continue
      const { seo } = await readTexts(page, language)
      return pageShareSubject(page, language, seo.ogTitle)
    }
  }
  return null
}
