import * as z from 'zod'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import { line } from '#platform/basics/domain/text.ts'
import { fingerprintSchema } from '#platform/mail/domain/shown-mail.ts'
import { DEFAULT_CAPACITY } from '#shop/seats/domain/session-facts.ts'
import { dateIdSchema, dateStateSchema } from './training-date.ts'
import { trainingFields } from './training-edit.ts'

/** More than any room or meeting has. */
const CAPACITY_MAX = 1_000
const NOTE_MAX_LENGTH = 2_000
const TRAINER_MAX_LENGTH = 200

const instant = z.iso.datetime({ error: 'Bitte geben Sie Tag und Uhrzeit an.' })

/** The fields of a date that staff set, with their limits. */
export const dateFields = {
  startsAt: instant,
  endsAt: instant,
  capacity: z
    .int({ error: 'Bitte geben Sie eine ganze Zahl an.' })
    .min(1, { error: 'Mindestens 1 Platz.' })
    .max(CAPACITY_MAX, { error: `Höchstens ${CAPACITY_MAX} Plätze.` }),
  meetingUrl: trainingFields.meetingUrl,
  /** For the participants of this date; '' for none. */
  note: z.string().transform(foldLines).pipe(line(NOTE_MAX_LENGTH)),
  /** The name of a person of the team; null for none. */
  trainer: line(TRAINER_MAX_LENGTH).nullable(),
}

/** A session begins before it ends, on the same day in Europe/Berlin: its display texts name one day. */
function isOneDay({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return start < end && berlinDay(start) === berlinDay(end)
}

const WRONG_END = { error: 'Das Ende muss am selben Tag nach dem Beginn liegen.', path: ['endsAt'] }

/** The request that plans a date. */
export const newDateSchema = z
  .strictObject({
    ...dateFields,
    capacity: dateFields.capacity.default(DEFAULT_CAPACITY),
    meetingUrl: dateFields.meetingUrl.default(null),
    note: dateFields.note.default(''),
    trainer: dateFields.trainer.default(null),
  })
  .refine(isOneDay, WRONG_END)
export type NewDate = z.infer<typeof newDateSchema>

/** More than a firm plans in one go, and few enough for one transaction. */
const ROUND_MAX = 50

/** The request that plans several dates at once, of one training or of several: all of them or none. */
export const newRoundSchema = z.strictObject({
  dates: z
    .array(newDateSchema.safeExtend({ trainingId: line(100) }))
    .min(1, { error: 'Bitte wählen Sie mindestens ein Training.' })
    .max(ROUND_MAX, { error: `Höchstens ${ROUND_MAX} Termine auf einmal.` }),
})
export type NewRound = z.infer<typeof newRoundSchema>

/**
 * The request that changes a date: any of its fields; start and end together. With the fingerprint of the preview that
 * staff have seen it is refused where a move would send other mails.
 */
export const dateEditSchema = z
  .strictObject({ ...dateFields, fingerprint: fingerprintSchema })
  .partial()
  .refine((edit) => Object.keys(edit).some((field) => field !== 'fingerprint'), {
    error: 'Es wurde nichts geändert.',
  })
  .refine(({ startsAt, endsAt }) => (startsAt === undefined) === (endsAt === undefined), {
    error: 'Beginn und Ende werden zusammen geändert.',
    path: ['endsAt'],
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || isOneDay({ startsAt, endsAt }),
    WRONG_END,
  )
export type DateEdit = z.infer<typeof dateEditSchema>

/** A date as staff see it. */
export const plannedDateSchema = z.object({
  id: dateIdSchema,
  trainingId: z.string(),
  trainingTitle: z.string(),
  /** Display texts. */
  date: z.string(),
  time: z.string(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  state: dateStateSchema,
  capacity: z.int(),
  seatsTaken: z.int(),
  /** Seats of offers that somebody of the waiting list may still accept. */
  seatsHeld: z.int(),
  /** How many seats those wait for who have no offer. */
  waiting: z.int(),
  meetingUrl: z.string().nullable(),
  trainer: z.string().nullable(),
  note: z.string(),
  version: z.int(),
})
export type PlannedDate = z.infer<typeof plannedDateSchema>

/** Filters of the dates; the earliest come first. All given filters must match. */
export const dateQuerySchema = z.object({
  /** Dates that end after this instant. */
  from: z.iso.datetime().optional(),
  /** Dates that begin before this instant. */
  to: z.iso.datetime().optional(),
  /** A training's id. */
  training: line(100).optional(),
  state: dateStateSchema.optional(),
})
export type DateQuery = z.infer<typeof dateQuerySchema>
