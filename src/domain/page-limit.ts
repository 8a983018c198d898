import * as z from 'zod'

/** Rows of one page at most, of the lists that staff read. */
export const PAGE_MAX = 500

/**
 * How many rows of a list a call asks for: in an address it is text, and has to be digits. `Number` alone reads " 5",
 * "1e2" and "0x10" as well.
 *
 * @param most rows of one page at most
 */
export function pageLimit(most: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : value),
    z.coerce.number().int().min(1).max(most),
  )
}
