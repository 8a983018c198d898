/** A part of a text. `isOwn` is true where the other text does not have it. */
export interface TextPart {
  text: string
  isOwn: boolean
}

/** Limit of words times words: above it the comparison takes too long, and the whole texts count as different. */
const MAX_COMPARISONS = 4_000_000

/** A common word weighs more than any number of common white space. */
const WEIGHT_OF_WORD = 4_096
const BLANK = /^\s/

/**
 * Splits a text at its differences to another one, word by word. The result is symmetric: a word that is common in one
 * text is common in the other.
 * @returns the parts of `text` in order; joined, they are the text
 */
export function partsBeside(text: string, other: string): TextPart[] {
  const words = wordsOf(text)
  const others = wordsOf(other)
  if (words.length * others.length > MAX_COMPARISONS) return [{ text, isOwn: true }]
  const shared =
    text <= other
      ? sharedPlaces(words, others).map(([place]) => place)
      : sharedPlaces(others, words).map(([, place]) => place)
  return merge(words, withoutLoneBlanks(words, new Set(shared)))
}

/** Words and the white space between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '')
}

/** The indexes in both lists of the common subsequence with the greatest weight. */
function sharedPlaces(
  words: readonly string[],
  others: readonly string[],
): [place: number, otherPlace: number][] {
  const weightAt = commonWeights(words, others)
  const shared: [number, number][] = []
  let i = 0
  let j = 0
  while (i < words.length && j < others.length) {
    if (words[i] === others[j]) {
      shared.push([i, j])
      i += 1
      j += 1
    } else if (weightAt(i + 1, j) >= weightAt(i, j + 1)) i += 1
    else j += 1
  }
  return shared
}

/** Weight of the longest common subsequence of `words` from i and `others` from j. */
function commonWeights(words: readonly string[], others: readonly string[]) {
  const width = others.length + 1
  const weights = new Uint32Array((words.length + 1) * width)
  const weightAt = (i: number, j: number) => weights[i * width + j] ?? 0
  for (const [i, word] of [...words.entries()].toReversed()) {
    const weight = BLANK.test(word) ? 1 : WEIGHT_OF_WORD
    for (let j = others.length - 1; j >= 0; j -= 1) {
      weights[i * width + j] =
        word === others[j]
          ? weightAt(i + 1, j + 1) + weight
          : Math.max(weightAt(i + 1, j), weightAt(i, j + 1))
    }
  }
  return weightAt
}

/**
 * White space between two words that only this text has counts as its own, even if the other text has white space as
 * well.
 */
function withoutLoneBlanks(words: readonly string[], shared: ReadonlySet<number>): Set<number> {
  const isOwn = (place: number) => place in words && !shared.has(place)
  return new Set(
    [...shared].filter(
      (place) => !(BLANK.test(words[place] ?? '') && isOwn(place - 1) && isOwn(place + 1)),
    ),
  )
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
