/** The languages in which bookers write the name of a country. */
const LANGUAGES = ['de', 'en'] as const
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/**
 * The ISO 3166-1 code of a country as a booker wrote it: its name in German or English, or the code. Germany where nothing
 * was written.
 *
 * @returns null for a name that is not known
 */
export function countryCode(written: string): string | null {
  const name = written.trim().toLowerCase()
  if (name === '') return 'DE'
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const code = first + second
        const known = names.of(code)
        if (known && (known.toLowerCase() === name || code.toLowerCase() === name)) return code
      }
  }
  return null
}
