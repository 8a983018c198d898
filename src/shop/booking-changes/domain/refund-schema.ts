import * as z from 'zod'
import { requiredLine } from '#platform/basics/domain/text.ts'
import { REFUND_REASON_MAX_LENGTH } from './refund.ts'

/** As many as a price can have. */
const MAX_CENTS = 9_999_999_999

/** What staff record: that money came back, or, with 0 cents, that none does. */
export const refundEditSchema = z.strictObject({
  cents: z.int().min(0).max(MAX_CENTS),
  /** The calendar day in Europe/Berlin on which the money was sent, or on which staff decided. */
  day: z.iso.date(),
  reason: requiredLine(REFUND_REASON_MAX_LENGTH, 'Bitte geben Sie einen Grund ein.'),
})
export type RefundEdit = z.infer<typeof refundEditSchema>

/** A recorded refund. */
export const refundSchema = z.object({
  id: z.uuid(),
  cents: z.int(),
  day: z.iso.date(),
  /** In the words of staff; '' once the person is erased. */
  reason: z.string(),
  /** The administrator's e-mail who recorded or corrected it last. */
  recordedBy: z.string(),
})
export type Refund = z.infer<typeof refundSchema>

/** Cancelled seats of which nobody has decided yet whether money comes back. */
export const openRefundSchema = z.object({
  /** Their share of the price, at most what is left of it. */
  cents: z.int(),
  seats: z.int(),
  /** When the first of them was cancelled. */
  since: z.iso.datetime(),
})
export type OpenRefund = z.infer<typeof openRefundSchema>
