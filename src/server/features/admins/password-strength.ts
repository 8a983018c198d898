import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'

/**
 * Guesses that a password has to withstand, by zxcvbn's estimate: the lower bound of its score 3, "safely unguessable"
 * where the hash is slow (Wheeler, USENIX Security 2016). Eight random characters reach it.
 */
const GUESSES_MIN = 1e8
/** Of a longer password only the beginning is rated: the cost rises with the length, and this is enough to be strong. */
const RATED_LENGTH = 24
/** Ways of reading signs as letters that are tried ("p4$$wort"); the default of 100 takes up to a second. */
const L33T_SUBSTITUTIONS = 20
/** Shorter parts of an address or a name are in too many words. */
const WORD_MIN_LENGTH = 3

/** Why a password is easy to guess. */
export type Weakness =
  /** People choose it so often that it is tried first. */
  | 'common'
  /** It is made of the person's address or of the site's name. */
  | 'personal'
  /** The same signs again and again. */
  | 'repeated'
  /** Keys side by side, or signs in their order. */
  | 'row'
  /** A date or a year, with little more. */
  | 'date'
  /** A word or a name, with little more. */
  | 'word'
  | 'short'

let rater: Promise<ZxcvbnFactory> | undefined

/**
 * Rates a new password as someone would guess it who knows what people choose, German and English, and whose it is.
 *
 * @param about texts that belong to the person or the site: addresses, names
 * @returns null for one that is strong enough
 */
export async function weaknessOf(
  password: string,
  about: readonly string[],
): Promise<Weakness | null> {
  rater ??= createRater()
  const typed = password.normalize('NFKC').slice(0, RATED_LENGTH)
  const rating = (await rater).check(typed, wordsIn(about))
  return rating.guesses >= GUESSES_MIN ? null : mainWeakness(rating, typed)
}

/** Read when somebody first chooses a password: the lists are larger than the rest of the login together. */
async function createRater(): Promise<ZxcvbnFactory> {
  const [core, common, german] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...german.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: L33T_SUBSTITUTIONS,
  })
}

/** The texts whole, and each word of them: "chefin@example.com" is also "chefin" and "example". */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN_LENGTH)
}

/** What the longest part of the password that can be guessed is; the person's own data before anything else. */
function mainWeakness({ sequence }: ZxcvbnResult, password: string): Weakness {
  if (sequence.some((part) => part.dictionaryName === 'userInputs')) return 'personal'
  const [longest] = sequence
    .filter(({ pattern }) => pattern !== 'bruteforce' && pattern !== 'separator')
    .toSorted((one, other) => other.token.length - one.token.length)
  switch (longest?.pattern) {
    case 'dictionary': {
      const isWhole = longest.token.length === password.length
      return isWhole && longest.dictionaryName === 'passwords-common' ? 'common' : 'word'
    }
    case 'spatial':
    case 'sequence':
      return 'row'
    case 'repeat':
      return 'repeated'
    case 'date':
    case 'regex':
      return 'date'
    default:
      return 'short'
  }
}
