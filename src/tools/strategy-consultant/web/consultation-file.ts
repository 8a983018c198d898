import * as z from 'zod'
import { AI_FAILURES, madeBySchema } from '#tools/frame/domain/tool-ai.ts'
import { siteFactSchema, siteFactsSchema } from '#tools/website-reader/domain/site-facts.ts'
import { COMPETITORS_MAX } from '../domain/market/competitor.ts'
import { strategyDraftSchema } from '../domain/strategy-draft.ts'
import { ADDED_MAX_LENGTH, DRAFT_PARTS, LINE_MAX_LENGTH } from '../domain/strategy-edits.ts'
import { CHOICE_FIELDS, THESIS_FIELDS, THESIS_MAX_LENGTH } from '../domain/thesis.ts'
import { type Consultation, parseConsultation, stored } from './consultation.ts'
import { factsOf } from './fact-sheet.ts'

const factSchema = siteFactSchema.nullable()
const dateSchema = z
  .string()
  .refine((text) => Number.isFinite(Date.parse(text)))
  .nullable()
const changesSchema = z
  .object({
    since: dateSchema,
    changes: z.array(z.object({ kind: z.string(), before: factSchema, after: factSchema })),
  })
  .nullable()
const competitorsSchema = z
  .array(
    z.object({
      url: z.url({ protocol: /^https?$/ }),
      facts: siteFactsSchema.nullable(),
      words: z.string(),
      readAt: dateSchema,
      struck: z.array(z.string()),
      changes: changesSchema,
    }),
  )
  .max(COMPETITORS_MAX)
  .refine((all) => new Set(all.map(({ url }) => url)).size === all.length)
const thesisSchema = z.record(
  z.enum([...THESIS_FIELDS, ...CHOICE_FIELDS]),
  z.string().max(THESIS_MAX_LENGTH * 2),
)
const editsSchema = z.object({
  changed: z.record(
    z.string().regex(/^[A-Za-z]+\.\d(?:\.(?:title|reason|experiment))?$/),
    z.string().max(LINE_MAX_LENGTH),
  ),
  added: z.partialRecord(z.enum(DRAFT_PARTS), z.string().max(3 * ADDED_MAX_LENGTH)),
})

/**
 * Reads the consultation of a file. Loaded when somebody opens a file, because it needs the schema library.
 *
 * @throws where it is none
 */
export function consultationOfFile(text: string): ReturnType<typeof stored> {
  const consultation = parseConsultation(text)
  const { sheet, made } = consultation
  checkAddresses(consultation)
  if (sheet) {
    siteFactsSchema.parse(factsOf(sheet))
    const rows = [sheet.name, sheet.description, ...Object.values(sheet.lists).flat()]
    const ids = new Set(rows.map(({ id }) => id))
    if (ids.size !== rows.length || !rows.every(({ id }) => Number.isSafeInteger(id))) {
      throw new Error('Two rows have the same id, or one has none.')
    }
  }
  if (made) checkMade(made)
  z.string().max(2000).parse(consultation.competitorAddress)
  thesisSchema.parse(consultation.thesis)
  dateSchema.parse(consultation.readAt)
  changesSchema.parse(consultation.changes)
  competitorsSchema.parse(consultation.competitors)
  return stored(consultation)
}

function checkMade(made: NonNullable<Consultation['made']>): void {
  strategyDraftSchema.parse(made.draft)
  siteFactsSchema.parse(made.facts)
  madeBySchema.parse(made.madeBy)
  dateSchema.parse(made.madeAt)
  editsSchema.parse(made.own)
  const isKnown = made.aiFailure === null || AI_FAILURES.includes(made.aiFailure)
  if (!isKnown) throw new Error('Not a draft.')
}

/** The screen links to the addresses. One that is no address of a website could run a script. */
function checkAddresses(value: unknown, name = ''): void {
  if (typeof value === 'string') {
    if ((name === 'url' || name === 'sources') && !/^https?:\/\//.test(value)) {
      throw new Error('Not the address of a website.')
    }
  } else if (Array.isArray(value)) {
    for (const entry of value) checkAddresses(entry, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) checkAddresses(entry, key)
  }
}
