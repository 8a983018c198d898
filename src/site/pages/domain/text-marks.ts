/**
 * While staff edit a page, each text in it ends with a mark: the number of its place, in characters that are not shown
 * and take no room. So the screens show texts as always, and a click on one finds out which it is. Visitors get none.
 */
const DIGITS = ['\u2061', '\u2062', '\u2063', '\u2064']
const LENGTH = 6
const MARK = new RegExp(`[${DIGITS.join('')}]{${LENGTH}}`, 'g')

/** @param place below 4,096 */
export function markText(text: string, place: number): string {
  const digits = place.toString(DIGITS.length).padStart(LENGTH, '0')
  return text + [...digits].map((digit) => DIGITS[Number(digit)]).join('')
}

/** The texts in what is shown, with their places; the place is null where a text has no mark. */
export function readMarks(shown: string): { text: string; place: number | null }[] {
  const parts: { text: string; place: number | null }[] = []
  let start = 0
  for (const { 0: mark, index } of shown.matchAll(MARK)) {
    const digits = [...mark].map((digit) => DIGITS.indexOf(digit)).join('')
    parts.push({ text: shown.slice(start, index), place: Number.parseInt(digits, DIGITS.length) })
    start = index + mark.length
  }
  if (start < shown.length) parts.push({ text: shown.slice(start), place: null })
  return parts
}

export function withoutMarks(shown: string): string {
  return shown.replace(MARK, '')
}
