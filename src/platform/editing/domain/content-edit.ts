import * as z from 'zod'
import { EMPTY_TEXT, optionalFoldedText, requiredLine } from '#platform/basics/domain/text.ts'
import { VISIBLE } from '#platform/basics/domain/visible.ts'
import { placeholderProblem } from '#site/pages/domain/content-problem.ts'
import { idsOf, listContent } from '#site/pages/domain/page-content.ts'
import { findPageText, isOwnList, MOST_OWN_ITEMS } from './page-texts.ts'

/**
 * The upper limit of a page's text, in UTF-16 units: more than any page needs. It stops large texts pasted by mistake.
 */
export const PAGE_TEXT_MAX_LENGTH = 5_000

/** The request that changes a text of a page (specification, section 7). */
export const contentEditSchema = z
  .strictObject({
    section: requiredLine(100),
    key: requiredLine(100),
    contentType: z.literal('text'),
    content: optionalFoldedText(PAGE_TEXT_MAX_LENGTH),
  })
  .superRefine(({ section, key, content }, context) => {
    const known = findPageText(section, key)?.values ?? []
    const message = isOwnList(key)
      ? listProblem(content)
      : (textProblem(content) ?? placeholderProblem(known, content))
    if (message) context.addIssue({ code: 'custom', path: ['content'], message })
  })
export type ContentEdit = z.infer<typeof contentEditSchema>

function textProblem(content: string): string | null {
  return VISIBLE.test(content) ? null : EMPTY_TEXT
}

/** The list of what staff have added may be empty. */
function listProblem(content: string): string | null {
  const ids = idsOf(content)
  if (content !== listContent(ids))
    return 'Diese Liste ist nicht lesbar. Bitte laden Sie die Seite neu.'
  return ids.length > MOST_OWN_ITEMS ? `Höchstens ${MOST_OWN_ITEMS} Einträge.` : null
}
