import * as z from 'zod'
import { trainingSchema } from './training.ts'

/** A training as staff see it, whether the shop shows it or not. Its dates to come are in `dates`. */
export const staffTrainingSchema = trainingSchema.extend({
  /** Its place in the shop, from 1. Archived trainings come after the others. */
  position: z.int(),
  /** Whether visitors see it. */
  visible: z.boolean(),
  /** When it was archived; null while it is in use. An archived training is never visible. */
  archivedAt: z.iso.datetime().nullable(),
  /** Whether anybody ever booked one of its dates, also in a registration that is cancelled. */
  isBooked: z.boolean(),
})
export type StaffTraining = z.infer<typeof staffTrainingSchema>
