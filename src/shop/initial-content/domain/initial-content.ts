import * as z from 'zod'
import { IMAGE_MAX_WIDTH } from '#platform/pictures/domain/image-path.ts'
import { packageFields } from '#shop/prices/domain/package-edit.ts'
import {
  PERIOD_PACKAGES,
  pricePeriodEditSchema,
  typedPrice,
} from '#shop/prices/domain/price-period.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { dateFields } from '#shop/trainings/domain/date-edit.ts'
import { trainingFields } from '#shop/trainings/domain/training-edit.ts'

/** More than any text of a page or mail has, in UTF-16 units. */
const TEXT_MAX_LENGTH = 10_000
/** More than fit into an archive of the size that can be imported. */
export const PICTURES_MAX = 1000

/** Text on the accent colour, and the background of the page's other sections. */
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'Bitte geben Sie eine Farbe wie #4c3bcf an.' })

/** A date to come. Its instants follow from the texts of day and time. */
const dateSchema = z
  .strictObject({
    date: trainingFields.date,
    time: trainingFields.time,
    capacity: z.int().min(0).max(10_000),
    meetingUrl: trainingFields.meetingUrl.default(null),
    /** Who teaches it: the name of a person of the team; null for none. */
    trainer: dateFields.trainer.default(null),
    note: dateFields.note.default(''),
  })
  .refine(({ date, time }) => understandSession(date, time) !== null, {
    path: ['date'],
    error: 'Tag und Uhrzeit sind nicht lesbar oder passen nicht zusammen.',
  })
type InitialDate = z.infer<typeof dateSchema>

const { date, time, meetingUrl, ...trainingTexts } = trainingFields
/** The fields of the only date of a training that has no list of them. */
const onlyDate = {
  date: date.optional(),
  time: time.optional(),
  meetingUrl: meetingUrl.optional(),
  capacity: dateSchema.shape.capacity.optional(),
  trainer: dateFields.trainer.optional(),
}

const trainingSchema = z
  .strictObject({
    ...trainingTexts,
    ...onlyDate,
    /** Cards had a text of their own; a file that still has one starts a product all the same. */
    teaser: z.unknown().optional(),
    boardImage: trainingFields.boardImage.default(null),
    agenda: trainingFields.agenda.default([]),
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: 'Bitte geben Sie einen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen an.',
    }),
    colorScheme: z.strictObject({ accent: color, title: color, description: color, bg: color }),
    visible: z.boolean().default(true),
    archived: z.boolean().default(false),
    dates: z.array(dateSchema).max(500).optional(),
  })
  .transform(({ teaser: _, dates, ...training }, context) => {
    const { date, time, meetingUrl, capacity, trainer, ...texts } = training
    if (!dates) {
      const only = dateSchema.safeParse({ date, time, meetingUrl, capacity, trainer })
      for (const issue of only.error?.issues ?? []) context.addIssue({ ...issue })
      return { ...texts, dates: only.success ? [only.data] : ([] as InitialDate[]) }
    }
    if (Object.keys(onlyDate).some((field) => Object.hasOwn(training, field)))
      context.addIssue({
        code: 'custom',
        path: ['dates'],
        message: 'Termine stehen entweder in „dates“ oder einzeln beim Training.',
      })
    return { ...texts, dates }
  })
  .refine(({ visible, archived }) => !(visible && archived), {
    path: ['archived'],
    error: 'Ein archiviertes Training ist nicht sichtbar.',
  })

const packageSchema = z.strictObject({
  ...packageFields,
  id: z.enum(PERIOD_PACKAGES),
  /** Seats. */
  trainingsCount: z.int().min(1).max(50),
  basePrice: typedPrice,
})

const unique = { error: 'Jeder Eintrag darf nur einmal vorkommen.' }

/** The version of the form of the file. */
export const CONTENT_VERSION = 1

/** By section, "home.de" or "trainings", and key. */
const textsSchema = z.record(
  z.string().max(100),
  z.record(z.string().max(300), z.string().max(TEXT_MAX_LENGTH)),
)
const ownText = z.string().max(TEXT_MAX_LENGTH).nullable()

/** Names a picture whose files are in the archive, in all the sizes in which it is stored. */
const pictureSchema = z.strictObject({
  id: z.uuid().toLowerCase(),
  fileName: z.string().max(200),
  /** Of the largest version, in pixels. */
  width: z.int().min(1).max(IMAGE_MAX_WIDTH),
  height: z.int().min(1).max(16_383),
})
export type ContentPicture = z.infer<typeof pictureSchema>

/**
 * The content of a site, as one file has it: trainings, the three packages and price periods; of a file that was
 * exported also texts of pages, settings, texts of mails, and pictures. Money is read as typed ("149", "149,50") into
 * integer cents; days are calendar days in Europe/Berlin, both included. The limits are those of the editors of the
 * administration. Whether there are such texts and settings is checked where they are stored.
 */
export const initialContentSchema = z.strictObject({
  /** Of an exported file, whose trainings are in the order of the shop. */
  version: z.literal(CONTENT_VERSION).optional(),
  trainings: z
    .array(trainingSchema)
    .min(1)
    .max(500)
    .refine((list) => areDifferent(list.map(({ id }) => id)), unique),
  packages: z
    .array(packageSchema)
    .length(PERIOD_PACKAGES.length)
    .refine((list) => areDifferent(list.map(({ id }) => id)), unique),
  pricePeriods: z
    .array(pricePeriodEditSchema)
    .max(1000)
    .refine(
      (list) =>
        areDifferent(
          list.map(({ periodName, periodType }) => JSON.stringify([periodName, periodType])),
        ),
      unique,
    ),
  /** The published texts of pages. */
  texts: textsSchema.default({}),
  /** What the other language said when a text was written, where it says something else now. */
  translatedFrom: textsSchema.default({}),
  settings: z.record(z.string().max(100), z.record(z.string(), z.unknown())).default({}),
  /** By template; null for an original text. */
  mailTexts: z
    .record(
      z.string().max(100),
      z.strictObject({ subject: ownText, opening: ownText, closing: ownText }),
    )
    .default({}),
  pictures: z
    .array(pictureSchema)
    .max(PICTURES_MAX)
    .default([])
    .refine((list) => areDifferent(list.map(({ id }) => id)), unique),
})
export type InitialContent = z.infer<typeof initialContentSchema>
/** As written in a file: money as typed. */
export type InitialContentFile = z.input<typeof initialContentSchema>

/** Something in a file that cannot be used: where it is, and a German sentence. */
export interface ContentFault {
  path: string
  message: string
}

/**
 * Checks the content of a file.
 *
 * @returns the content, or everything that is wrong with it
 */
export function readContent(json: unknown): InitialContent | ContentFault[] {
  if (isNewer(json))
    return [
      {
        path: 'version',
        message: 'Die Datei stammt aus einer neueren Version dieses Programms.',
      },
    ]
  const { data, error } = initialContentSchema.safeParse(json)
  if (data) return data
  return error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}

function isNewer(json: unknown): boolean {
  const version: unknown = json instanceof Object && Reflect.get(json, 'version')
  return typeof version === 'number' && version > CONTENT_VERSION
}

function areDifferent(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}
