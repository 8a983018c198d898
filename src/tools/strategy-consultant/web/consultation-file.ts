import * as z from 'zod'
import { AI_FAILURES, madeBySchema } from '#tools/frame/domain/tool-ai.ts'
import { siteFactSchema, siteFactsSchema } from '#tools/website-reader/domain/site-facts.ts'
import { COMPETITORS_MAX } from '../domain/market/comparison.ts'
import { strategyDraftSchema } from '../domain/strategy-draft.ts'
import { ADDED_MAX_LENGTH, DRAFT_PARTS, LINE_MAX_LENGTH } from '../domain/strategy-edits.ts'
import { mapFields, THESIS_MAX_LENGTH } from '../domain/thesis.ts'
import { parseConsultation, stored } from './consultation.ts'
import { factsOf } from './fact-sheet.ts'

const factSchema = siteFactSchema.nullable()
const dateSchema = z.string().refine((text) => Number.isFinite(Date.parse(text)))
const changesSchema = z
  .object({
    since: dateSchema.nullable(),
    changes: z.array(z.object({ kind: z.string(), before: factSchema, after: factSchema })),
  })
  .nullable()
const competitorSchema = z.object({
  url: z.url({ protocol: /^https?$/ }),
  facts: siteFactsSchema.nullable(),
  words: z.string(),
  readAt: dateSchema.nullable(),
  struck: z.array(z.string()),
  changes: changesSchema,
})
const editsSchema = z.object({
  changed: z.record(
    z.string().regex(/^[A-Za-z]+\.\d(?:\.(?:title|reason|experiment))?$/),
    z.string().max(LINE_MAX_LENGTH),
  ),
  added: z.partialRecord(z.enum(DRAFT_PARTS), z.string().max(3 * ADDED_MAX_LENGTH)),
})
const consultationSchema = z.object({
  competitorAddress: z.string().max(2000),
  thesis: z.object(mapFields(() => z.string().max(THESIS_MAX_LENGTH * 2))),
  readAt: dateSchema.nullable(),
  changes: changesSchema,
  competitors: z
    .array(competitorSchema)
    .max(COMPETITORS_MAX)
    .refine((all) => new Set(all.map(({ url }) => url)).size === all.length),
  made: z
    .object({
      draft: strategyDraftSchema,
      facts: siteFactsSchema,
      madeBy: madeBySchema,
      aiFailure: z.enum(AI_FAILURES).nullable(),
      madeAt: dateSchema,
      own: editsSchema,
    })
    .nullable(),
})

/**
 * Reads the consultation of a file. Loaded when somebody opens a file, because it needs the schema library.
 *
 * @throws where it is none
 */
export function consultationOfFile(text: string): ReturnType<typeof stored> {
  const consultation = parseConsultation(text)
  checkAddresses(consultation)
  consultationSchema.parse(consultation)
  if (consultation.sheet) siteFactsSchema.parse(factsOf(consultation.sheet))
  return stored(consultation)
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
