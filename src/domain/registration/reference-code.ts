const PREFIX = 'MF'
const GROUP_LENGTH = 4
const GROUPS = 2
const CODE_LENGTH = GROUP_LENGTH * GROUPS

/** Digits and capitals without those that people mix up on the phone or on paper: 0/O, 1/I/L, U/V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Bytes from here on are passed over: a plain remainder would make the first letters more frequent. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length)

/**
 * How many random bytes to pass to {@link referenceCode}. It uses 8 of them, and of every 16 about one is passed
 * over; that 25 of 32 are happens less than once in 10^23 codes.
 */
export const REFERENCE_CODE_BYTES = 32

/** Recognises what {@link referenceCode} makes, and nothing around it. */
export const REFERENCE_CODE = new RegExp(
  `^${PREFIX}(?:-[${ALPHABET}]{${GROUP_LENGTH}}){${GROUPS}}$`,
)

/**
 * A short code by which people name a registration, such as "MF-7K3P-9QXD". Every code is equally likely (30^8 of
 * them); it is no secret, and two may meet, so whoever stores it must have it unique.
 * @param randomBytes {@link REFERENCE_CODE_BYTES} bytes of a cryptographic source, passed in so that the rule stays pure
 * @throws RangeError when too few of the bytes can be used
 */
export function referenceCode(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes)
    .filter((byte) => byte < FAIR_BYTES)
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('')
  if (letters.length < CODE_LENGTH) {
    throw new RangeError(`Too few usable random bytes: ${letters.length} of ${CODE_LENGTH}`)
  }
  return `${PREFIX}-${letters.slice(0, GROUP_LENGTH)}-${letters.slice(GROUP_LENGTH)}`
}
