import { lineRule } from '#platform/basics/domain/line-rule.ts'

/* What staff decide about a booking that they make for somebody, as far as screens need it without the schema library. */

/** Longest note of the office. */
export const OFFICE_NOTE_MAX_LENGTH = 5000
export const PRICE_REASON_MAX_LENGTH = 300

/** Why staff agreed on a price of its own. The rule of the field is that of the request. */
export const priceReasonRule = lineRule(PRICE_REASON_MAX_LENGTH)

/** A code takes something off the price of the day, so a price of its own excludes it. */
export const CODE_OR_PRICE =
  'Ein Code gilt zum Preis von heute. Bitte lassen Sie den Code oder den eigenen Preis leer.'

/** The statuses that a booking by staff may begin with. */
export const FIRST_STATUSES = ['pending', 'confirmed'] as const
export type FirstStatus = (typeof FIRST_STATUSES)[number]
