import * as z from 'zod'
import { type LineRule, storedLine } from '#platform/basics/domain/line-rule.ts'
import { emailAddress, lineSchema, requiredLine } from '#platform/basics/domain/text.ts'
import { firstName, lastName } from '#platform/persons/domain/person-name-schema.ts'
import { bookingSchema } from '#shop/booking/domain/booking.ts'
import { offeredPriceSchema } from '#shop/booking/domain/offered-price.ts'
import {
  byField,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import { WAITING_SEATS_MAX } from '#shop/seats/domain/waiting-seats.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'

/** What somebody waits for: seats on a full date, or new dates of a training. */
export const WAITING_KINDS = ['date', 'training'] as const

/**
 * - `unconfirmed`: until the link in the mail is clicked; then it is forgotten or `waiting`
 * - `waiting`: on the list
 * - `offered`: seats are held for it
 * - `booked`, `declined`, `left`: what the person did
 * - `expired`: two offers went by
 * - `closed`: the date began or was cancelled, or the training went
 */
export const WAITING_STATES = [
  'unconfirmed',
  'waiting',
  'offered',
  'booked',
  'declined',
  'expired',
  'left',
  'closed',
] as const
export type WaitingState = (typeof WAITING_STATES)[number]
export const waitingStateSchema = z.enum(WAITING_STATES)

const seatsWanted = z
  .int({ error: 'Gib eine ganze Zahl an.' })
  .min(1, { error: 'Mindestens 1 Platz.' })
  .max(WAITING_SEATS_MAX, { error: `Höchstens ${WAITING_SEATS_MAX} Plätze.` })

/**
 * The request to join: with `dateId` the list of that date, with `trainingId` alone for mails about new dates of the
 * training.
 */
export const joiningSchema = z
  .object({
    dateId: dateIdSchema.optional(),
    trainingId: requiredLine(100).optional(),
    seats: seatsWanted.default(1),
    /** The fewest seats that are of use; without it, all of them. */
    atLeast: seatsWanted.optional(),
    firstName,
    lastName,
    email: emailAddress,
    /** As in a booking for a date; for a training each may be empty. */
    ...byField((name) => lineSchema(orEmpty(REGISTRATION_FIELDS[name].rule)).default('')),
  })
  .refine(({ dateId, trainingId }) => dateId !== undefined || trainingId !== undefined, {
    error: 'Wähle einen Termin oder ein Training.',
    path: ['dateId'],
  })
  .refine(({ seats, atLeast }) => atLeast === undefined || atLeast <= seats, {
    error: 'Höchstens so viele, wie du dir wünschst.',
    path: ['atLeast'],
  })
  .superRefine(({ dateId, ...joining }, context) => {
    if (dateId === undefined) return
    for (const name of REGISTRATION_FIELD_NAMES) {
      const message = REGISTRATION_FIELDS[name].rule(joining[name])
      if (message !== null) context.addIssue({ code: 'custom', message, path: [name] })
    }
  })
export type Joining = z.infer<typeof joiningSchema>

function orEmpty(rule: LineRule): LineRule {
  return (typed) => (storedLine(typed) === '' ? null : rule(typed))
}

/** The answer to a request to join, whether the address waits already or not: what to do next is in a mail. */
export const joiningAnswerSchema = z.object({ status: z.literal('confirm') })

/** An entry as the person sees it who waits. */
export const waitingEntrySchema = z.object({
  kind: z.enum(WAITING_KINDS),
  state: waitingStateSchema,
  trainingId: z.string(),
  trainingTitle: z.string(),
  /** Of an entry for a training, this and the next four are null. */
  dateId: dateIdSchema.nullable(),
  /** Display texts. */
  date: z.string().nullable(),
  time: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  seats: z.int(),
  atLeast: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  ...byField(() => z.string()),
  joinedAt: z.iso.datetime(),
  /** All seats of the date, booked or not; null for a training. The group may be too large for it by now. */
  capacity: z.int().nullable(),
  /** Null unless the state is `offered`. */
  offer: z
    .object({
      seats: z.int(),
      endsAt: z.iso.datetime(),
      prices: z.array(offeredPriceSchema),
    })
    .nullable(),
})
export type WaitingEntry = z.infer<typeof waitingEntrySchema>

/**
 * The request that books an offer. Everything that is missing is taken from the entry; without attendees, one seat for
 * the person who waits is booked.
 */
export const acceptanceSchema = bookingSchema
  .omit({ status: true })
  .extend(byField((name) => lineSchema(REGISTRATION_FIELDS[name].rule)))
  .partial()
export type Acceptance = z.infer<typeof acceptanceSchema>

/** An entry as staff see it. */
export const listedWaitingEntrySchema = z.object({
  id: z.uuid(),
  state: waitingStateSchema,
  seats: z.int(),
  atLeast: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  ...byField(() => z.string()),
  joinedAt: z.iso.datetime(),
  /** Null unless the state is `offered`. */
  offeredSeats: z.int().nullable(),
  offerEndsAt: z.iso.datetime().nullable(),
  /** The registration that accepted the offer. */
  reference: z.string().nullable(),
})
export type ListedWaitingEntry = z.infer<typeof listedWaitingEntrySchema>

/** A date's waiting list: those that wait in the order of the list, then the others, the latest first. */
export const waitingListSchema = z.object({
  entries: z.array(listedWaitingEntrySchema),
  /** Why the head of the list has no offer, for staff; null where nobody waits. */
  why: z.string().nullable(),
})
export type WaitingList = z.infer<typeof waitingListSchema>

/** Who wants to hear of new dates of a training, in the order of joining. */
export const waitingForDatesSchema = z.object({
  trainingId: z.string(),
  trainingTitle: z.string(),
  entries: z.array(listedWaitingEntrySchema),
})
export type WaitingForDates = z.infer<typeof waitingForDatesSchema>
