import type { Pages } from '#office/page-texts/server/staff-pages.service.ts'
import { PAGES, type PageKey } from '#site/pages/web/page-table.ts'
import { PAGE_SCHEMAS } from '../domain/page-schemas.ts'

/** The pages whose texts staff write in drafts and publish. */
export const EDITED_PAGES: Pages = {
  schemas: PAGE_SCHEMAS,
  pathOf: (page, language) => (isPage(page) ? PAGES[page][language] : null),
  editedOn: (page) => (isPage(page) ? page : firstPageWith(page)),
}

/** The first page that shows these shared texts. Those that no page declares are on all, like header and footer. */
function firstPageWith(shared: string): string {
  const [page = 'home'] =
    Object.entries(PAGES).find(([, one]) => 'sharedTexts' in one && one.sharedTexts === shared) ??
    []
  return page
}

function isPage(key: string): key is PageKey {
  return Object.hasOwn(PAGES, key)
}
