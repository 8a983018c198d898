import { apiQuery } from '#platform/design/web/api-query.ts'
import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { counted } from '#platform/design/web/counted.ts'
import type { ListedPage } from '../domain/staff-page.ts'

/** Read again whenever the list opens, because others edit too. */
export const pagesQuery = apiQuery('/api/admin/pages', { gcTime: 0 })

const CHANGES = { one: 'Änderung', many: 'Änderungen' }
const TEXTS = { one: 'Text', many: 'Texte' }

interface PageStateWords {
  tone: BadgeTone
  words: string
}

/** The state of a page in one language, for its badges. */
export function pageStateWords({ counts }: Pick<ListedPage, 'counts'>): PageStateWords[] {
  const { texts, drafts, drifting, samples } = counts
  const states: PageStateWords[] = []
  if (drafts > 0) states.push({ tone: 'orange', words: `${counted(CHANGES, drafts)} im Entwurf` })
  if (drifting > 0) states.push({ tone: 'blue', words: `${counted(TEXTS, drifting)} zu prüfen` })
  if (samples > 0)
    states.push({ tone: 'neutral', words: `Muster (${samples} von ${texts} Texten)` })
  return states.length > 0 ? states : [{ tone: 'green', words: 'Veröffentlicht' }]
}

/** Whether somebody has to publish or check something. What is still a sample does not wait. */
export function isWaiting({ counts }: Pick<ListedPage, 'counts'>): boolean {
  return counts.drafts > 0 || counts.drifting > 0
}

/** Each page with its languages, in the order given. */
export function pagesWithLanguages(pages: readonly ListedPage[]) {
  return [...Map.groupBy(pages, ({ page }) => page)].map(([page, languages]) => ({
    page,
    label: languages[0]?.label ?? page,
    languages,
  }))
}
