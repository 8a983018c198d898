/** A piece of a text, and whether the other text has it too. */
export interface TextPart {
  text: string
  isOwn: boolean
}

/** Above this many words, times words, comparing takes longer than a person waits; the texts are then just different. */
const MAX_COMPARISONS = 4_000_000

/**
 * Splits a text at its differences to another one, word by word.
 * @returns the parts of `text` in order; joined, they are the text
 */
export function partsBeside(text: string, other: string): TextPart[] {
  const words = wordsOf(text)
  const otherWords = wordsOf(other)
  if (words.length * otherWords.length > MAX_COMPARISONS) return [{ text, isOwn: true }]
  return merge(words, sharedPlaces(words, otherWords))
}

/** Words, and the white space between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '')
}

/** The places in `words` of a longest common subsequence with `others`. */
function sharedPlaces(words: readonly string[], others: readonly string[]): Set<number> {
  const width = others.length + 1
  /** At [i, j]: how many words `words` from i and `others` from j have in common, in order. */
  const lengths = new Uint32Array((words.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = words.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        words[i] === others[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const shared = new Set<number>()
  let i = 0
  let j = 0
  while (i < words.length && j < others.length) {
    if (words[i] === others[j]) {
      shared.add(i)
      i += 1
      j += 1
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return shared
}

function merge(words: readonly string[], shared: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = []
  for (const [place, text] of words.entries()) {
    const isOwn = !shared.has(place)
    const last = parts.at(-1)
    if (last?.isOwn === isOwn) last.text += text
    else parts.push({ text, isOwn })
  }
  return parts
}
