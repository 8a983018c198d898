import { withoutPunycode } from './email-address.ts'
import { codeParts } from './reference-code.ts'

/** White space, hyphens and dashes of every kind, and the minus sign. */
const BETWEEN_WORDS = /[\s\p{Pd}\u2212]+/u

/**
 * The words of a search. A hyphen is as good as a space, as is none in the number of a booking; domains are spelled as
 * they are stored. Apostrophes, capitals and umlauts are folded by the database, in what is searched too.
 */
export function searchWords(search: string): string[] {
  return withoutPunycode(search).split(BETWEEN_WORDS).filter(Boolean).flatMap(codeParts)
}
