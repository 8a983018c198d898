import type { ShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { look } from '#site/look/web/look.ts'
import { imagePathOf } from '#site/pages/web/image-address.ts'
import { type Language, PAGES, type PageKey } from '#site/pages/web/page-table.ts'

/** The picture of the page that lists all trainings. */
export function trainingsSubject(title: string): ShareSubject {
  return {
    name: TRAININGS_NAME,
    title,
    artwork: imagePathOf('format-studio'),
    accent: presentAccent(),
  }
}
export const TRAININGS_NAME = 'trainings'

/** The picture of a bilingual page with this title. */
export function pageShareSubject(page: PageKey, language: Language, title: string): ShareSubject {
  return {
    name: shareNameOf(page, language),
    title,
    artwork: imagePathOf(PAGES[page].artwork),
    accent: presentAccent(),
  }
}

/** The name of a bilingual page's picture. */
export function shareNameOf(page: PageKey, language: Language): string {
  return `${language}-${page}`
}

/** In capitals, as ever: it is a part of the picture's address. */
function presentAccent(): string {
  return look().values.accent.toUpperCase()
}
