const PREFIX = 'MF'
const GROUP_LENGTH = 4
const GROUPS = 2
const CODE_LENGTH = GROUP_LENGTH * GROUPS

/** Digits and capital letters without those that are easily confused: 0/O, 1/I/L, U/V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes from this value on are skipped: with a plain remainder, the first letters would be more frequent. */
const UNBIASED_BYTES = 256 - (256 % ALPHABET.length)

/**
 * How many random bytes {@link referenceCode} takes. It uses 8 and skips about one in 16; skipping 25 of 32 happens
 * less than once in 10^23 codes.
 */
export const REFERENCE_CODE_BYTES = 32

/** Matches exactly one code of {@link referenceCode}, and nothing around it. */
export const REFERENCE_CODE = new RegExp(
  `^${PREFIX}(?:-[${ALPHABET}]{${GROUP_LENGTH}}){${GROUPS}}$`,
)

const CLOSE_CODE = new RegExp(`^(${PREFIX})?([${ALPHABET}]{4})([${ALPHABET}]{4})?$`, 'i')

/**
 * The parts of a code without its hyphens, "mf7k3p9qxd" or "7k3p9qxd"; the word alone where it is none. Eight letters
 * without the prefix are a word, "Schwarze", although they might be a code.
 */
export function codeParts(word: string): string[] {
  const [, prefix, ...groups] = CLOSE_CODE.exec(word) ?? []
  const isCode = prefix !== undefined || /\d/.test(word)
  const parts = [prefix, ...groups].filter((part) => part !== undefined)
  return isCode && parts.length > 0 ? parts : [word]
}

/**
 * A short code that people use to name a registration, such as "MF-7K3P-9QXD". All 30^8 codes are equally likely. It is
 * not secret, and not unique by itself: the database has to refuse duplicates.
 * @param randomBytes {@link REFERENCE_CODE_BYTES} bytes of a cryptographic source, passed in so that the function stays
 * pure
 * @throws RangeError when too few of the bytes can be used
 */
export function referenceCode(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes)
    .filter((byte) => byte < UNBIASED_BYTES)
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('')
  if (letters.length < CODE_LENGTH) {
    throw new RangeError(`Too few usable random bytes: ${letters.length} of ${CODE_LENGTH}`)
  }
  return `${PREFIX}-${letters.slice(0, GROUP_LENGTH)}-${letters.slice(GROUP_LENGTH)}`
}
