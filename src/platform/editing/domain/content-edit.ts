import * as z from 'zod'
import { foldedText, requiredLine } from '#platform/basics/domain/text.ts'

/**
 * The upper limit of a page's text, in UTF-16 units: more than any page needs. It stops large texts pasted by mistake.
 */
export const PAGE_TEXT_MAX_LENGTH = 5_000

/** The request that changes a text of a page (specification, section 7). */
export const contentEditSchema = z.strictObject({
  section: requiredLine(100),
  key: requiredLine(100),
  contentType: z.literal('text'),
  content: foldedText(PAGE_TEXT_MAX_LENGTH),
})
export type ContentEdit = z.infer<typeof contentEditSchema>
