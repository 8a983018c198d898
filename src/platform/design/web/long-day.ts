import type { Language } from '#site/pages/domain/languages.ts'

/** "5. Januar 2027" or "5 January 2027", in the browser's time zone. */
export function longDay(instant: string | number | Date, language: Language): string {
  return new Date(instant).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
  })
}
