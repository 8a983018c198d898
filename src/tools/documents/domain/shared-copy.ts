import * as z from 'zod'
import { optionalText } from '#platform/basics/domain/text.ts'

/** Most letters of a text in a shared copy, in UTF-16 units. */
const TEXT_MAX = 10_000
const LINE_MAX = 1_000
const LINKS_MAX = 40
const ROWS_MAX = 400
/** Most letters of the work that a copy was made of. */
const WORK_MAX = 110_000

const text = optionalText(TEXT_MAX)
const line = optionalText(LINE_MAX)

/** Only addresses of websites: a link of any other kind could run something. */
const link = z.object({ label: line, url: z.url({ protocol: /^https?$/ }).max(2_000) })
const linkedText = z.union([text, z.object({ text, links: z.array(link).max(LINKS_MAX) })])

const block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    text: line,
  }),
  z.object({ kind: z.literal('paragraph'), text: linkedText }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean().optional(),
    items: z.array(linkedText).max(ROWS_MAX),
  }),
  z.object({
    kind: z.literal('table'),
    head: z.array(line).max(12),
    rows: z.array(z.array(text).max(12)).max(ROWS_MAX),
  }),
])

/** The result of a tool as text, to be read by whoever has the link: what the tools export as files, too. */
export const sharedCopySchema = z.object({
  language: z.enum(['de', 'en']),
  title: line,
  /** A line below the title, such as the day and the attendees. */
  subtitle: text.optional(),
  /** Without a dot, so that nothing but the tools' own endings is added. */
  fileName: z.string().regex(/^[^\s/\\:*?"<>|.]{1,100}$/),
  blocks: z.array(block).max(ROWS_MAX),
  /** At the end: how it was made, and what to check. */
  note: text,
  /** The work that the text was made of, as the text of the tool's file, where it was shared too. Only browsers read it. */
  work: optionalText(WORK_MAX).optional(),
})
export type SharedCopy = z.infer<typeof sharedCopySchema>
