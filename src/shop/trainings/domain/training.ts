import * as z from 'zod'
import { comingDateSchema, dateIdSchema } from './training-date.ts'

export const colorSchemeSchema = z.object({
  accent: z.string(),
  title: z.string(),
  description: z.string(),
  bg: z.string(),
})

/**
 * A training in the public list. `dateId` to `endsAt`, `capacity`, `seatsLeft` and `bookable` are those of its listed
 * date: the next one that has not begun, full or not; without one, the last that was held. For a training that never
 * had a date `dateId` is null, the texts are empty, and there are no seats.
 */
export const trainingSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  dateId: dateIdSchema.nullable(),
  /** Display texts, edited like any other text. */
  date: z.string(),
  time: z.string(),
  /** The instants read from `date` and `time`; null when they could not be read. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  heroImage: z.string(),
  /** A picture of what participants take home; null for none. */
  boardImage: z.string().nullable(),
  colorScheme: colorSchemeSchema,
  objectives: z.array(z.string()),
  methods: z.array(z.string()),
  /** The parts of a session, each "10 Min.: Ankommen" (agenda.ts); empty where none are written. */
  agenda: z.array(z.string()),
  targetAudience: z.string(),
  outcome: z.string(),
  capacity: z.int().min(0),
  seatsLeft: z.int().min(0),
  /** False when every seat is taken or the date has begun. */
  bookable: z.boolean(),
  /** The dates to come, the next one first. */
  dates: z.array(comingDateSchema),
  version: z.int(),
})
export type Training = z.infer<typeof trainingSchema>
export type ColorScheme = z.infer<typeof colorSchemeSchema>
