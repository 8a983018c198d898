import { diffArrays } from 'diff'

/** A part of a text. `isOwn` is true where the other text does not have it. */
export interface TextPart {
  text: string
  isOwn: boolean
}

/** Texts with more differing words than this take too long to compare, and count as different as a whole. */
const MAX_DIFFERENCES = 1_000

/**
 * Splits a text at its differences to another one, word by word, without regard to white space. The result is symmetric:
 * a word that is common in one text is common in the other.
 * @returns the parts of `text` in order; joined, they are the text
 */
export function partsBeside(text: string, other: string): TextPart[] {
  const isFirst = text <= other
  const [first, second] = isFirst ? [text, other] : [other, text]
  const changes = diffArrays(wordsOf(first), wordsOf(second), {
    comparator: (one, another) => one.trim() === another.trim(),
    maxEditLength: MAX_DIFFERENCES,
  })
  if (!changes) return [{ text, isOwn: true }]
  const words = wordsOf(text)
  return changes
    .filter(({ added, removed }) => !(isFirst ? added : removed))
    .map(({ count, added, removed }) => ({
      text: words.splice(0, count).join(''),
      isOwn: added || removed,
    }))
}

/** Each word with the white space after it. */
function wordsOf(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? []
}
