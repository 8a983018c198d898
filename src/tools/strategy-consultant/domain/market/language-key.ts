/** Languages that websites of the region are in. */
const CODES =
  'de en fr it es nl pl cs sk tr ru uk pt da sv no nb fi hu ro bg hr sr sl el zh ja ko ar fa he vi lt lv et'

let codes: ReadonlyMap<string, string> | undefined

/**
 * The code of a language by its German or English name, as readings name it in the language of the screen; another text
 * is returned in lower case.
 */
export function languageKey(name: string): string {
  codes ??= new Map(
    ['de', 'en'].flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' })
      return CODES.split(' ').map((code) => [names.of(code)?.toLowerCase() ?? code, code] as const)
    }),
  )
  const key = name.trim().toLowerCase()
  return codes.get(key) ?? key
}
