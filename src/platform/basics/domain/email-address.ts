import { EMPTY, type LineRule, lineRule, storedLine } from './line-rule.ts'
import { decodePunycode } from './punycode.ts'

/* An address at a domain such as müller.example has two spellings: with the umlaut, and in Punycode, as mail servers
 * know it. It is stored, shown and compared with the umlaut, and mails are sent to the spelling in Punycode. */

/** Longest e-mail address that mail servers must accept (RFC 5321, 4.5.3.1.3: a path of 256 without its brackets). */
export const EMAIL_MAX_LENGTH = 254

const WRONG_ADDRESS = 'Bitte gib eine gültige E-Mail-Adresse ein.'
const WRONG_LOCAL_PART =
  'Vor dem @ sind nur Buchstaben von a bis z, Ziffern und Zeichen wie Punkt und Bindestrich möglich. Bitte gib eine andere E-Mail-Adresse ein.'

/** What HTML's e-mail field accepts (HTML standard, "valid email address"). */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
const DOT_IN_DOMAIN = /@[^@]+\.[^@.]{2,}$/
/** A single word before the at sign, with a letter that is not in ASCII. */
const NOT_ASCII_LOCAL_PART = /^[^\s@<>,;]*[\u0080-\u{10ffff}][^\s@<>,;]*@/u
/** Letters, digits and hyphens, with full stops of any kind that browsers accept. */
const LABELS = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/
/** A whole label: beside other letters it is none. */
const ENCODED_LABEL = /(?<![\p{L}\p{M}\p{N}-])xn--([a-z0-9-]+)(?![\p{L}\p{M}\p{N}-])/giu

/** Local part and domain of an address; null for a text without an at sign. */
function partsOf(address: string): [local: string, domain: string] | null {
  const at = address.lastIndexOf('@')
  return at === -1 ? null : [address.slice(0, at), address.slice(at + 1)]
}

/** The domain in lower case and Punycode; null where it is none (UTS 46, as browsers apply it). */
function asciiDomain(domain: string): string | null {
  if (ASCII.test(domain)) return domain.toLowerCase()
  if (!LABELS.test(domain) || !URL.canParse(`http://${domain}`)) return null
  return new URL(`http://${domain}`).hostname
}

const addressLine = lineRule(EMAIL_MAX_LENGTH)

/**
 * A typed e-mail address: what HTML's e-mail field accepts, with a dot in its domain, which may have umlauts. The part
 * before the at sign may not: few mail servers take mails to such addresses (SMTPUTF8, RFC 6531).
 */
export const emailRule: LineRule = (typed) => {
  const problem = addressLine(typed)
  if (problem !== null) return problem
  const address = storedLine(typed)
  if (address === '') return EMPTY
  if (NOT_ASCII_LOCAL_PART.test(address)) return WRONG_LOCAL_PART
  const ascii = asciiEmail(address)
  const isRight = ascii !== null && HTML_EMAIL.test(ascii) && DOT_IN_DOMAIN.test(ascii)
  return isRight ? addressLine(ascii) : WRONG_ADDRESS
}

/** The text with each label in Punycode decoded that is the spelling of one with other letters. */
export function withoutPunycode(text: string): string {
  return text.replace(ENCODED_LABEL, (label: string, encoded: string) => {
    const decoded = decodePunycode(encoded)
    const isSpelling = decoded !== null && asciiDomain(decoded) === label.toLowerCase()
    return isSpelling ? decoded : label
  })
}

/** An address as mail servers know it, with its domain in Punycode; null where the domain is none. */
export function asciiEmail(address: string): string | null {
  const parts = partsOf(address)
  if (!parts) return null
  const domain = asciiDomain(parts[1])
  return domain === null ? null : `${parts[0]}@${domain}`
}

/**
 * A typed address as it is stored: a stored line whose domain is in lower case and without Punycode. The browser of a
 * visitor who types an umlaut may send either spelling.
 */
export function storedEmail(typed: string): string {
  const line = storedLine(typed)
  const parts = partsOf(asciiEmail(line) ?? line)
  return parts ? `${parts[0]}@${withoutPunycode(parts[1])}` : line
}

/** What is equal for all spellings of a mailbox: capitals and Punycode do not count. */
export function mailboxKey(address: string): string {
  return storedEmail(address).toLowerCase()
}

/** Whether two addresses, stored or typed, are of one mailbox. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxKey(one) === mailboxKey(other)
}
