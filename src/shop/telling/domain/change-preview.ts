import * as z from 'zod'
import { shownMailSchema } from '#platform/mail/domain/shown-mail.ts'
import {
  attendeeEditSchema,
  registrationEditSchema,
  requestAnswerSchema,
} from '#shop/booking-changes/domain/booking-edit.ts'
import { orderEditSchema } from '#shop/booking-changes/domain/order-edit.ts'
import { keptCentsSchema } from '#shop/booking-changes/domain/owed-schema.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'

const ofSeat = { seatId: z.string() }

/** A change of a booking that staff are about to make. */
export const plannedChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit_registration'), edit: registrationEditSchema }),
  z.strictObject({ kind: z.literal('edit_seat'), ...ofSeat, edit: attendeeEditSchema }),
  z.strictObject({ kind: z.literal('cancel_seat'), ...ofSeat, keptCents: keptCentsSchema }),
  z.strictObject({ kind: z.literal('restore_seat'), ...ofSeat }),
  z.strictObject({ kind: z.literal('change_order'), edit: orderEditSchema }),
  z.strictObject({ kind: z.literal('revoke_link') }),
  z.strictObject({
    kind: z.literal('set_status'),
    status: registrationStatusSchema,
    keptCents: keptCentsSchema,
  }),
  z.strictObject({
    kind: z.literal('answer_request'),
    requestId: z.string(),
    answer: requestAnswerSchema,
  }),
])
export type PlannedChange = z.infer<typeof plannedChangeSchema>

/** The mails that follow from a change, if nothing else changes until they are written. */
export const changePreviewSchema = z.object({
  /** As their readers would get them, by recipient. */
  mails: z.array(
    shownMailSchema.extend({
      /** Whether it would be held for staff. */
      isHeld: z.boolean(),
    }),
  ),
})
export type ChangePreview = z.infer<typeof changePreviewSchema>
