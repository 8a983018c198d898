/**
 * The remainder by 97 of digits and letters, A as 10 to Z as 35 (ISO 7064, MOD 97-10). It is 1 where check digits are
 * right.
 */
export function remainderBy97(characters: string): number {
  let rest = 0
  for (const digit of Array.from(characters, (one) => Number.parseInt(one, 36)).join(''))
    rest = (rest * 10 + Number(digit)) % 97
  return rest
}

/** Two letters of the country, two check digits, and up to 30 digits or letters. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const GERMAN_LENGTH = 22

/** An IBAN without the spaces of its groups, in capitals. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/**
 * Whether a text is an IBAN (ISO 13616): its form, its check digits, and for a German one its length. Whether the account
 * exists is not known.
 */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!IBAN.test(iban) || (iban.startsWith('DE') && iban.length !== GERMAN_LENGTH)) return false
  return remainderBy97(iban.slice(4) + iban.slice(0, 4)) === 1
}
