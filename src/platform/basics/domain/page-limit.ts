import * as z from 'zod'

/** Most rows on one page, in the lists for staff. */
export const PAGE_MAX = 500

/**
 * The schema of a list's `limit`. In a URL it is text and must consist of digits; `Number` alone would also accept "
 * 5", "1e2" and "0x10".
 *
 * @param most most rows on one page
 */
export function pageLimit(most: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : value),
    z.coerce.number().int().min(1).max(most),
  )
}
