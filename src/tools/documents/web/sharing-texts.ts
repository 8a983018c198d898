import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { sharingTexts } from './sharing.de.ts'

/** Texts of what is shared: what the German file has. */
export type SharingTexts = typeof sharingTexts

/** Loads the texts when somebody shares: most people do not. */
export const loadSharingTexts = {
  de: () => import('./sharing.de.ts').then((file): SharingTexts => file.sharingTexts),
  en: () => import('./sharing.en.ts').then((file): SharingTexts => file.sharingTexts),
} as const satisfies Record<Language, () => Promise<SharingTexts>>

/** The sentence for a failure to share. */
export function shareProblem(error: unknown, texts: SharingTexts['problems']): string {
  if (error instanceof OfflineError) return texts.offline
  if (error instanceof ApiError && error.status === 429) return texts['http.too_many']
  return texts.other
}
