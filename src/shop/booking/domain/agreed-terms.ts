import * as z from 'zod'
import { bookingRulesSchema } from '#shop/booking-rules/domain/booking-rules.ts'
import { bookedPriceShape } from './booked-price-schema.ts'

/** A legal page as it was: the day of its last change, and a hash (SHA-256, hex) of its text. */
const legalVersionSchema = z.object({ version: z.string(), hash: z.string() })
export type LegalVersion = z.infer<typeof legalVersionSchema>
export type LegalVersions = { privacy: LegalVersion; participation: LegalVersion }

/**
 * What the booker saw when booking, frozen with the booking: texts and day of each training, package, price and rules.
 * Contains no personal data. Read tolerantly by later versions, so fields may be added and never change their meaning.
 */
export const agreedTermsSchema = z.object({
  /** When it was frozen: the instant of the booking. */
  madeAt: z.iso.datetime(),
  trainings: z.array(
    z.object({
      /** The slots of the booking with this training and date, from 1. */
      positions: z.array(z.int()),
      trainingId: z.string(),
      dateId: z.uuid(),
      title: z.string(),
      subtitle: z.string(),
      description: z.string(),
      objectives: z.array(z.string()),
      methods: z.array(z.string()),
      agenda: z.array(z.string()),
      targetAudience: z.string(),
      outcome: z.string(),
      date: z.string(),
      time: z.string(),
      startsAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
    }),
  ),
  package: z.object({
    id: z.string(),
    name: z.string(),
    trainingsCount: z.int(),
    features: z.array(z.string()),
  }),
  ...bookedPriceShape,
  /** The price outside of a price phase on that day, and the note about VAT beside it. */
  regularPrice: z.string(),
  vatNote: z.string(),
  /** The VAT in the price, in percent. */
  vatRate: z.number(),
  rules: bookingRulesSchema,
  /** The public sentences about changing and cancelling, and about payment, as they were shown. */
  conditions: z.array(z.object({ question: z.string(), answer: z.string() })),
  privacy: legalVersionSchema,
  /** The terms of participation. */
  participation: legalVersionSchema,
})
export type AgreedTerms = z.infer<typeof agreedTermsSchema>
