import * as z from 'zod'

export const colorSchemeSchema = z.object({
  accent: z.string(),
  title: z.string(),
  description: z.string(),
  bg: z.string(),
})

/** A training in the public list. */
export const trainingSchema = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  /** Display texts, edited like any other text. */
  date: z.string(),
  time: z.string(),
  /** The instants read from `date` and `time`; null when they could not be read. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  heroImage: z.string(),
  colorScheme: colorSchemeSchema,
  objectives: z.array(z.string()),
  methods: z.array(z.string()),
  targetAudience: z.string(),
  outcome: z.string(),
  capacity: z.int().min(0),
  seatsLeft: z.int().min(0),
  /** False when every seat is taken or the training has begun. */
  bookable: z.boolean(),
  version: z.int(),
})
export type Training = z.infer<typeof trainingSchema>
export type ColorScheme = z.infer<typeof colorSchemeSchema>
