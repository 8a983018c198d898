import * as z from 'zod'
import { PRICE_TYPES } from './price-type.ts'

/** A known price type. In a file of its own, so that public pages can use the types without loading zod. */
export const priceTypeSchema = z.enum(PRICE_TYPES)
