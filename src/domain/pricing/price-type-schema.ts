import * as z from 'zod'
import { PRICE_TYPES } from './price-type.ts'

/** A known price type. It has a file of its own so that public pages, which only show types, do not load zod. */
export const priceTypeSchema = z.enum(PRICE_TYPES)
