import * as z from 'zod'
import { packageFields } from '#shop/prices/domain/package-edit.ts'
import {
  PERIOD_PACKAGES,
  pricePeriodEditSchema,
  typedPrice,
} from '#shop/prices/domain/price-period.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { dateFields } from '#shop/trainings/domain/date-edit.ts'
import { trainingFields } from '#shop/trainings/domain/training-edit.ts'

/** Text on the accent colour, and the background of the page's other sections. */
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'Bitte geben Sie eine Farbe wie #4c3bcf an.' })

const trainingSchema = z
  .strictObject({
    ...trainingFields,
    meetingUrl: trainingFields.meetingUrl.default(null),
    /** Cards had a text of their own; a file that still has one starts a product all the same. */
    teaser: z.unknown().optional(),
    boardImage: trainingFields.boardImage.default(null),
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: 'Bitte geben Sie einen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen an.',
    }),
    colorScheme: z.strictObject({ accent: color, title: color, description: color, bg: color }),
    /** Who teaches its date: the name of a person of the team; null for none. */
    trainer: dateFields.trainer.default(null),
    capacity: z.int().min(0).max(10_000),
  })
  .refine(({ date, time }) => understandSession(date, time) !== null, {
    path: ['date'],
    error: 'Tag und Uhrzeit sind nicht lesbar oder passen nicht zusammen.',
  })

const packageSchema = z.strictObject({
  ...packageFields,
  id: z.enum(PERIOD_PACKAGES),
  /** Seats. */
  trainingsCount: z.int().min(1).max(50),
  basePrice: typedPrice,
})

const unique = { error: 'Jeder Eintrag darf nur einmal vorkommen.' }

/**
 * What a new installation starts with: trainings, the three packages, and price periods. Money is read as typed
 * ("149", "149,50") into integer cents; days are calendar days in Europe/Berlin, both included. The limits are those of
 * the editors of the administration.
 */
export const initialContentSchema = z.strictObject({
  trainings: z
    .array(trainingSchema)
    .min(1)
    .refine((list) => areDifferent(list.map(({ id }) => id)), unique),
  packages: z
    .array(packageSchema)
    .length(PERIOD_PACKAGES.length)
    .refine((list) => areDifferent(list.map(({ id }) => id)), unique),
  pricePeriods: z
    .array(pricePeriodEditSchema)
    .refine(
      (list) =>
        areDifferent(
          list.map(({ periodName, periodType }) => JSON.stringify([periodName, periodType])),
        ),
      unique,
    ),
})
export type InitialContent = z.infer<typeof initialContentSchema>
/** As written in a file: money as typed. */
export type InitialContentFile = z.input<typeof initialContentSchema>

function areDifferent(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}
