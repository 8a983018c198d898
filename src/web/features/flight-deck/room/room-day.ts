import type { Language } from '../../../content/pages.ts'

/** A day in words, in the person's own time zone. */
export function dayOf(instant: string | Date, language: Language): string {
  return new Date(instant).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
  })
}
