import type { PublicPage } from '#platform/rendering/web/page.ts'
import { BILINGUAL_PAGES } from './bilingual-pages.tsx'

const FILES = import.meta.glob<PublicPage>('./pages/*.page.tsx', { eager: true, import: 'page' })

/** All public pages. */
export const PUBLIC_PAGES: readonly PublicPage[] = [...BILINGUAL_PAGES, ...Object.values(FILES)]
