/** Control characters, line breaks among them: what is quoted inside a sentence stands on its line. */
const CONTROL = /\p{Cc}+/gu
/**
 * Characters that nobody sees, such as soft hyphens and marks that turn the direction of writing and would reach beyond
 * their text. The two joiners stay: emojis and several scripts need them.
 */
const INVISIBLE = /[^\P{Cf}\u200c\u200d]/gu
const LEGIBLE = /[\p{L}\p{N}]/u

/**
 * A text that comes from outside (a website, a person, an AI service) as one line of visible characters.
 *
 * @returns null where it holds neither a letter nor a digit
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
 * The text, or its beginning with an ellipsis, cut between words where that leaves most of it.
 *
 * @param max in UTF-16 units, the ellipsis included; at least 2
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const room = text.slice(0, max - 1)
  const lastSpace = room.lastIndexOf(' ')
  const cut = lastSpace > room.length * 0.6 ? room.slice(0, lastSpace) : room
  // Half of a character, as an emoji has two, would be none.
  const whole = cut.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`
}
