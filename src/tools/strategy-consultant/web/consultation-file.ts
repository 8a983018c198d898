import { AI_FAILURES, madeBySchema } from '#tools/frame/domain/tool-ai.ts'
import { siteFactsSchema } from '#tools/website-reader/domain/site-facts.ts'
import { strategyDraftSchema } from '../domain/strategy-draft.ts'
import { EDIT_KINDS, EDITED_SECTIONS } from '../domain/strategy-edits.ts'
import { draftEditsSchema } from '../domain/strategy-edits-schema.ts'
import { type Consultation, type LastEdit, parseConsultation, stored } from './consultation.ts'
import { factsOf } from './fact-sheet.ts'

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
  return stored(consultation)
}

function checkMade(made: NonNullable<Consultation['made']>): void {
  strategyDraftSchema.parse(made.draft)
  siteFactsSchema.parse(made.facts)
  madeBySchema.parse(made.madeBy)
  const isKnown = made.aiFailure === null || AI_FAILURES.includes(made.aiFailure)
  if (!isKnown || !Number.isFinite(Date.parse(made.madeAt))) throw new Error('Not a draft.')
  draftEditsSchema.parse(made.edits)
  if (made.lastEdit) checkLastEdit(made.lastEdit)
}

function checkLastEdit({ section, what, before }: LastEdit): void {
  draftEditsSchema.parse(before)
  if (!EDITED_SECTIONS.includes(section) || !EDIT_KINDS.includes(what)) {
    throw new Error('Not an edit.')
  }
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
