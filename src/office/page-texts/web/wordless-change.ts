import type { StaffText } from '../domain/staff-page.ts'

/** What changed in a list or a picture, which have no words to compare; null for a text. */
export function wordlessChange(kind: StaffText['kind']): string | null {
  if (kind === 'list') return 'Einträge sind neu, sortiert oder entfernt.'
  return kind === 'picture' ? 'Ein anderes Bild.' : null
}
