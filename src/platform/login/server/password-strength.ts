import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'

/**
 * Fewest guesses, as zxcvbn estimates them, for an accepted password: the lower bound of its score 3, "safely
 * unguessable" with a slow hash (Wheeler, USENIX Security 2016). Eight random characters reach it.
 */
const GUESSES_MIN = 1e8
/** Only this many characters are rated: the cost grows with the length, and this many suffice for a strong password. */
const RATED_LENGTH = 24
/** Most substitutions that are tried ("p4$$wort"); the default of 100 takes up to a second. */
const L33T_SUBSTITUTIONS = 20
/** Shorter parts of an address or a name occur in too many words. */
const WORD_MIN_LENGTH = 3

/** Why a password is easy to guess. */
export type Weakness =
  /** Among the most frequent passwords. */
  | 'common'
  /** Contains parts of the person's address or the site's name. */
  | 'personal'
  /** The same characters repeated. */
  | 'repeated'
  /** Neighbouring keys, or characters in sequence. */
  | 'row'
  /** A date or a year, with little else. */
  | 'date'
  /** A word or a name, with little else. */
  | 'word'
  | 'short'

let rater: Promise<ZxcvbnFactory> | undefined

/**
 * Rates a new password by how many guesses it takes with knowledge of frequent German and English passwords and of the
 * person.
 *
 * @param about texts about the person or the site: addresses, names
 * @returns null for a strong password
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

/** Loaded when a password is first chosen: the word lists are larger than the rest of the login. */
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

/** The whole texts and each of their words: for "chefin@example.com" also "chefin" and "example". */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN_LENGTH)
}

/** The weakness of the longest guessable part; personal data has precedence. */
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
