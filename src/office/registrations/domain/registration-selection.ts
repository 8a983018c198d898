import * as z from 'zod'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'

/** Most rows of a list that one call may name. A longer selection is sent in several calls, or refused. */
export const SELECTION_MAX = 2_000

/** The ids of ticked rows, each once. */
export const selectedIdsSchema = z
  .array(z.uuid())
  .min(1)
  .max(SELECTION_MAX)
  .transform((ids) => [...new Set(ids)])

/** The rows of a list that staff ticked. */
export const selectedRowsSchema = z.strictObject({ ids: selectedIdsSchema })

/**
 * A status for several registrations, or, to undo that, a former status for each of them. A change that is undone is
 * refused where it is no longer the registration's last one.
 */
export const severalStatusesSchema = z.union([
  z.strictObject({
    ids: selectedIdsSchema,
    status: registrationStatusSchema,
    /** Where they are cancelled and nothing stays owed of their seats; by their rules where left out. */
    keptCents: z.literal(0).optional(),
  }),
  z.strictObject({
    changes: z
      .array(
        z.strictObject({
          id: z.uuid(),
          status: registrationStatusSchema,
          /** The number of the change that is undone. */
          expectedChange: z.int().min(0),
        }),
      )
      .min(1)
      .max(SELECTION_MAX),
  }),
])
export type SeveralStatuses = z.infer<typeof severalStatusesSchema>

/** What stays owed by the rules, if several registrations are cancelled. */
export const cancellationCostsSchema = z.object({
  keptCents: z.int(),
  /** Of how many of them something does. */
  registrations: z.int(),
})

/** What became of one of several registrations. */
export const statusResultSchema = z.union([
  z.object({
    id: z.uuid(),
    reference: z.string(),
    status: registrationStatusSchema,
    /** The number of its last change, which an undo names. */
    change: z.int(),
    /** The same as `status` where there was nothing to change. */
    previousStatus: registrationStatusSchema,
  }),
  z.object({
    id: z.uuid(),
    /** Null where there is no such registration. */
    reference: z.string().nullable(),
    /** Why it was not changed. */
    problem: z.object({
      code: z.string(),
      /** One German sentence. */
      detail: z.string(),
    }),
  }),
])
export type StatusResult = z.infer<typeof statusResultSchema>

/** All registrations that a filter finds. */
export const registrationSelectionSchema = z.array(
  z.object({ id: z.uuid(), status: registrationStatusSchema }),
)
export type RegistrationSelection = z.infer<typeof registrationSelectionSchema>

/** All seats that a filter finds, each with its own status. */
export const attendeeSelectionSchema = z.array(
  z.object({ id: z.uuid(), registrationId: z.uuid(), status: registrationStatusSchema }),
)
export type AttendeeSelection = z.infer<typeof attendeeSelectionSchema>
