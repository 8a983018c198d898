import type { Language } from '#site/pages/domain/languages.ts'

/** A page that staff edit, and where its texts are stored; the number of a place is the mark of its text. */
export interface EditedPage {
  page: string
  language: Language
  places: readonly { page: string; key: string }[]
}

/** The id of the element with the page, beside the editor. */
export const EDITED_PAGE_ID = 'edited-page'
