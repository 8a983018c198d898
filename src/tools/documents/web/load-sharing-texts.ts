import type { Language } from '#site/pages/web/page-table.ts'
import type { SharingTexts } from './sharing-texts.ts'

/** Loads the texts when somebody shares: most people do not. */
export const loadSharingTexts = {
  de: () => import('./sharing.de.ts').then((file): SharingTexts => file.sharingTexts),
  en: () => import('./sharing.en.ts').then((file): SharingTexts => file.sharingTexts),
} as const satisfies Record<Language, () => Promise<SharingTexts>>
