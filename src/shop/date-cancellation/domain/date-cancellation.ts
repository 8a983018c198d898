import * as z from 'zod'
import { foldLines } from '#platform/basics/domain/single-line.ts'
import { line } from '#platform/basics/domain/text.ts'
import { fingerprintSchema, shownMailSchema } from '#platform/mail/domain/shown-mail.ts'
import { type FullDate, findFullDates, hasBegun } from '#shop/seats/domain/capacity.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { plannedDateSchema } from '#shop/trainings/domain/date-edit.ts'
import { type DateState, dateIdSchema } from '#shop/trainings/domain/training-date.ts'

export const REASON_MAX_LENGTH = 1_000
/** A choice for each seat of the largest date. */
const CHOICES_MAX = 1_000

const move = z.strictObject({ kind: z.literal('move'), dateId: dateIdSchema })
const cancel = z.strictObject({ kind: z.literal('cancel') })
const registrationId = z.uuid()

/** What becomes of the seats on a cancelled date: they get another date, or are cancelled and cost nothing. */
export const seatsChoiceSchema = z.discriminatedUnion('kind', [move, cancel])
export type SeatsChoice = z.infer<typeof seatsChoiceSchema>

/** The request that cancels a date. Without choices, all seats are cancelled. */
export const dateCancellationSchema = z.strictObject({
  /** For the mails, in the words of staff; '' for none. */
  reason: z.string().transform(foldLines).pipe(line(REASON_MAX_LENGTH)).default(''),
  /** For each registration without a choice of its own. */
  default: seatsChoiceSchema.default({ kind: 'cancel' }),
  choices: z
    .array(
      z.discriminatedUnion('kind', [
        move.extend({ registrationId }),
        cancel.extend({ registrationId }),
      ]),
    )
    .max(CHOICES_MAX)
    .refine(
      (choices) => new Set(choices.map((one) => one.registrationId)).size === choices.length,
      {
        error: 'Eine Anmeldung steht hier zweimal.',
      },
    )
    .default([]),
  /** Of the preview that staff have seen: refused where bookings have changed since. */
  fingerprint: fingerprintSchema.optional(),
})
export type DateCancellation = z.infer<typeof dateCancellationSchema>

/** What a cancellation would do, without doing it. */
export const cancellationPreviewSchema = z.object({
  /** Of registrations, seats and choices. */
  fingerprint: z.string(),
  /** The registrations with seats on the date, the oldest first. */
  bookings: z.array(
    z.object({
      registrationId,
      reference: z.string(),
      bookerName: z.string(),
      bookerEmail: z.string(),
      company: z.string(),
      status: registrationStatusSchema,
      /** The attendees of its seats on the date. */
      attendees: z.array(z.string()),
      /** Whether all of its seats are on the date. */
      isWhole: z.boolean(),
      choice: seatsChoiceSchema,
    }),
  ),
  /** As their readers would get them. */
  mails: z.array(shownMailSchema),
})
export type CancellationPreview = z.infer<typeof cancellationPreviewSchema>

/** What a cancellation did. */
export const cancelledDateSchema = z.object({
  date: plannedDateSchema,
  /** Seats with another date. */
  moved: z.int(),
  /** Cancelled seats, for which nothing is owed. */
  cancelled: z.int(),
  /** Mails that are sent. */
  mails: z.int(),
})
export type CancelledDate = z.infer<typeof cancelledDateSchema>

/** The choice for a registration: its own, or that for all. */
export function choiceFor(
  { choices, default: forAll }: Pick<DateCancellation, 'choices' | 'default'>,
  id: string,
): SeatsChoice {
  const own = choices.find((choice) => choice.registrationId === id)
  if (!own) return forAll
  return own.kind === 'move' ? { kind: 'move', dateId: own.dateId } : { kind: 'cancel' }
}

/** Each date that a request moves seats to, once. */
export function datesMovedTo({
  choices,
  default: forAll,
}: Pick<DateCancellation, 'choices' | 'default'>): string[] {
  return [
    ...new Set([forAll, ...choices].flatMap((one) => (one.kind === 'move' ? one.dateId : []))),
  ]
}

/** True for a date that seats of a cancelled one can be moved to: another one that takes place and has not begun. */
export function takesMovedSeats(
  date: { id: string; state: DateState; startsAt: Date | null },
  cancelledId: string,
  now: Date,
): boolean {
  return date.id !== cancelledId && date.state === 'planned' && !hasBegun(date.startsAt, now)
}

/**
 * The dates with too few free seats for what is moved to them; empty where all fit.
 *
 * @param leftOf how many seats of each date are neither taken nor held by an offer of the waiting list
 */
export function findMissingSeats(
  bookings: readonly { seats: readonly unknown[]; choice: SeatsChoice }[],
  leftOf: ReadonlyMap<string, number>,
): FullDate[] {
  return findFullDates(
    bookings.flatMap(({ seats, choice }) =>
      choice.kind === 'move' ? seats.map(() => choice.dateId) : [],
    ),
    leftOf,
  )
}
