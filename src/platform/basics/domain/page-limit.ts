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
  return z.preprocess(onlyDigits, z.coerce.number().int().min(1).max(most))
}

/** The schema of a list's `offset`: how many rows are before the page. Read as {@link pageLimit}. */
export const pageOffset = z.preprocess(onlyDigits, z.coerce.number().int().min(0).max(1_000_000))

/** Not null either, which `Number` takes for 0. */
function onlyDigits(value: unknown): unknown {
  const isWrong = typeof value === 'string' ? !/^\d+$/.test(value) : value === null
  return isWrong ? Number.NaN : value
}
