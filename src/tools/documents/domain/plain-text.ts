/** Control characters, including line breaks, which would end the line of a quotation. */
const CONTROL = /\p{Cc}+/gu
/**
 * Invisible characters, such as soft hyphens and direction marks, whose effect would extend beyond the text. U+200C and
 * U+200D are left: emojis and several scripts need them.
 */
const INVISIBLE = /[^\P{Cf}\u200c\u200d]/gu
const LEGIBLE = /[\p{L}\p{N}]/u

/**
 * Turns external text (of a website, a person, an AI service) into one line of visible characters.
 *
 * @returns null where it contains neither a letter nor a digit
 */
export function plainText(text: string): string | null {
  const plain = text
    .replace(CONTROL, ' ')
    .replace(INVISIBLE, '')
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim()
  return LEGIBLE.test(plain) ? plain : null
}

/**
 * Shortens a text to `max` units, with an ellipsis; cuts between words where that keeps more than 60 % of it.
 *
 * @param max in UTF-16 units, including the ellipsis; at least 2
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const room = text.slice(0, max - 1)
  const lastSpace = room.lastIndexOf(' ')
  const cut = lastSpace > room.length * 0.6 ? room.slice(0, lastSpace) : room
  // Removes half of a surrogate pair, as an emoji consists of two units.
  const whole = cut.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`
}
