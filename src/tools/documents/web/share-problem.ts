import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import type { SharingTexts } from './sharing-texts.ts'

/** The sentence for a failure to share. */
export function shareProblem(error: unknown, texts: SharingTexts['problems']): string {
  if (error instanceof OfflineError) return texts.offline
  if (error instanceof ApiError && error.status === 429) return texts['http.too_many']
  return texts.other
}
