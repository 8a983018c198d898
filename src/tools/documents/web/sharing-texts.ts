import type { Language } from '#site/pages/web/page-table.ts'
import type { sharingTexts } from './sharing.de.ts'

/** Texts of what is shared: what the German file has. */
export type SharingTexts = typeof sharingTexts

/** Loads them when somebody shares: most people do not. */
export const loadSharingTexts = {
  de: () => import('./sharing.de.ts').then((file): SharingTexts => file.sharingTexts),
  en: () => import('./sharing.en.ts').then((file): SharingTexts => file.sharingTexts),
} as const satisfies Record<Language, () => Promise<SharingTexts>>
