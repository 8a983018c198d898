import * as z from 'zod'
import { foldedText, requiredLine } from '../text.ts'

/** More than any text of a page needs, in UTF-16 units; it keeps a slip of the clipboard out of the shop. */
export const PAGE_TEXT_MAX_LENGTH = 5_000

/** What an editor sends to give a text of a page another wording (specification, section 7). */
export const contentEditSchema = z.strictObject({
  section: requiredLine(100),
  key: requiredLine(100),
  contentType: z.literal('text'),
  content: foldedText(PAGE_TEXT_MAX_LENGTH),
})
export type ContentEdit = z.infer<typeof contentEditSchema>
