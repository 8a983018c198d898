/** White space and punctuation at the end of a text that is put into another sentence. */
const END_MARKS = /[\s.!?…,;:]+$/u

/**
 * Prepares a typed text for use inside another sentence: on one line, without a full stop, and cut between words to
 * `maxLength` UTF-16 units. Empty where nothing was typed.
 */
export function phrase(text: string, maxLength = 140): string {
  const whole = text.replace(/\s+/g, ' ').trim().replace(END_MARKS, '')
  if (whole.length <= maxLength) return whole
  const cut = whole.slice(0, maxLength)
  const atWord = cut.replace(/\s+\S*$/, '')
  // A single long word is cut in the middle, but never within a surrogate pair.
  const head = atWord === cut ? cut.replace(/[\ud800-\udbff]$/, '') : atWord
  return `${head.replace(END_MARKS, '')} …`
}

/**
 * The core of a "How might we" question, without its opening and its question mark, for use in another question. A
 * question with another opening keeps it.
 * @param opening e.g. "Wie könnten wir"
 */
export function questionCore(question: string, opening: string): string {
  const text = phrase(question, 240)
  const isOpened = text.toLocaleLowerCase().startsWith(`${opening.toLocaleLowerCase()} `)
  return isOpened ? text.slice(opening.length + 1).trim() : text
}

/** The lines of a text that are not empty, trimmed. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
