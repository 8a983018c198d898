import * as z from 'zod'
import {
  EMPTY_TEXT,
  foldedText,
  line,
  requiredLine,
  requiredText,
} from '#platform/basics/domain/text.ts'
import { fingerprintSchema } from '#platform/mail/domain/shown-mail.ts'
import { agendaPartSchema } from './agenda.ts'
import { dateIdSchema } from './training-date.ts'

const TITLE_MAX_LENGTH = 200
const TEXT_MAX_LENGTH = 5_000
const ITEM_MAX_LENGTH = 500
const ITEMS_MAX = 30
const URL_MAX_LENGTH = 2_000
/** More than any shop has. */
const POSITION_MAX = 10_000

const mostItems = [ITEMS_MAX, { error: `Höchstens ${ITEMS_MAX} Einträge.` }] as const

const items = z
  .array(foldedText(ITEM_MAX_LENGTH))
  .min(1, { error: 'Mindestens ein Eintrag muss bleiben.' })
  .max(...mostItems)

/** An https URL, or a path on this site: not "//host", nor with a backslash, which browsers read as a slash. */
const PICTURE = /^(https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/

const pictureAddress = requiredLine(URL_MAX_LENGTH, EMPTY_TEXT).pipe(
  z.string().regex(PICTURE, {
    error: 'Bitte geben Sie eine https-Adresse oder einen Pfad dieser Website an.',
  }),
)

const HTTPS_ADDRESS = /^https:\/\/[^\s\\/][^\s\\]*$/

/** The link to a live session. It gives access to anybody, so only https is accepted. */
const meetingUrl = line(URL_MAX_LENGTH).pipe(
  z.string().refine((url) => HTTPS_ADDRESS.test(url) && URL.canParse(url), {
    error: 'Bitte geben Sie eine vollständige https-Adresse an.',
  }),
)

/** The fields of a training that staff edit, with their limits. */
export const trainingFields = {
  title: requiredLine(TITLE_MAX_LENGTH, EMPTY_TEXT),
  subtitle: requiredLine(TEXT_MAX_LENGTH, EMPTY_TEXT),
  description: requiredText(TEXT_MAX_LENGTH),
  date: requiredLine(TITLE_MAX_LENGTH, EMPTY_TEXT),
  time: requiredLine(TITLE_MAX_LENGTH, EMPTY_TEXT),
  heroImage: pictureAddress,
  /** A picture of what participants take home; null removes it. */
  boardImage: pictureAddress.nullable(),
  objectives: items,
  methods: items,
  /** Empty where none are written. */
  agenda: z.array(agendaPartSchema(ITEM_MAX_LENGTH)).max(...mostItems),
  targetAudience: requiredText(TEXT_MAX_LENGTH),
  outcome: requiredText(TEXT_MAX_LENGTH),
  /** Shown to staff and attendees; null removes it. */
  meetingUrl: meetingUrl.nullable(),
}

/** Whether and where the shop shows a training. */
const shopFields = {
  visible: z.boolean(),
  archived: z.boolean(),
  /** Its place among the trainings that are not archived, from 1. After the last place means the last. */
  position: z.int().min(1).max(POSITION_MAX),
}

/** The fields of a training's page that belong to its listed date. */
const DATE_FIELDS = ['date', 'time', 'meetingUrl']

export function isDateField(field: string): boolean {
  return DATE_FIELDS.includes(field)
}

/**
 * The request that changes a training: any of the text fields that its page shows, whole lists with one item replaced,
 * added, moved or removed (specification, section 7), and whether and where the shop shows it. Date, time and meeting
 * link are those of the date `dateId`, or of the listed date where it is left out. With the fingerprint of a preview it
 * is refused where a move would send other mails. Any other field is refused.
 */
export const trainingEditSchema = z
  .strictObject({
    ...trainingFields,
    ...shopFields,
    dateId: dateIdSchema,
    fingerprint: fingerprintSchema,
  })
  .partial()
  .refine(
    (edit) => Object.keys(edit).some((field) => field !== 'dateId' && field !== 'fingerprint'),
    {
      error: 'Es wurde nichts geändert.',
    },
  )
export type TrainingEdit = z.infer<typeof trainingEditSchema>
/** A field that a training's page shows. */
export type TrainingField = keyof typeof trainingFields
