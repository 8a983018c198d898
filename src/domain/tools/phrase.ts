/** Where a sentence ends, or a mark that would stand in the way of the words around it. */
const ENDS = /[\s.!?…,;:]+$/u

/**
 * What somebody typed, ready to stand inside another sentence: on one line, without a full stop, and cut at a word
 * where it is longer than `maxLength` UTF-16 units. Empty where nothing was typed.
 */
export function phrase(text: string, maxLength = 140): string {
  const whole = text.replace(/\s+/g, ' ').trim().replace(ENDS, '')
  if (whole.length <= maxLength) return whole
  const cut = whole.slice(0, maxLength)
  const atWord = cut.replace(/\s+\S*$/, '')
  // A single endless word is cut in its middle, though never through a letter that takes two units.
  const head = atWord === cut ? cut.replace(/[\ud800-\udbff]$/, '') : atWord
  return `${head.replace(ENDS, '')} …`
}

/**
 * What a "How might we" question asks for, without its opening and its question mark, so that another question can be
 * made of it. A question that begins otherwise is left as it is.
 * @param opening e.g. "Wie könnten wir"
 */
export function questionCore(question: string, opening: string): string {
  const text = phrase(question, 240)
  const isOpened = text.toLocaleLowerCase().startsWith(`${opening.toLocaleLowerCase()} `)
  return isOpened ? text.slice(opening.length + 1).trim() : text
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
