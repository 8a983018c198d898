import { VISIBLE } from '#platform/basics/domain/visible.ts'
import type { Statement, StrategyDraft } from './strategy-draft.ts'

/** The sections of a result that lines can be added to: the parts of the draft, and the hypothesis sheet. */
export const EDITED_SECTIONS = [
  'position',
  'customers',
  'strengths',
  'openQuestions',
  'opportunities',
  'services',
  'nextSteps',
  'hypothesis',
] as const
export type EditedSection = (typeof EDITED_SECTIONS)[number]

/** What an edit was, to say it and to undo it. */
export const EDIT_KINDS = [
  'changed',
  'struck',
  'taken back',
  'restored',
  'added',
  'removed',
  'cancelled',
  'undone',
] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** Longest text of a changed or added line, in UTF-16 units. */
export const LINE_MAX_LENGTH = 800
/** Most lines that can be added to one section. */
export const ADDED_MAX = 12

/** A line that a person added at the end of a section. */
export interface AddedLine {
  /** Unique in its draft. */
  readonly id: number
  readonly section: EditedSection
  readonly text: string
}

/**
 * What a person changed in a draft. The draft itself stays as it was written, so every change can be taken back. A line
 * of the draft has a key: `position.0`, or `opportunities.1.title` for a part of an opportunity.
 */
export interface DraftEdits {
  /** The person's words, by the key of the line. A blank text strikes the line out. */
  readonly changed: Readonly<Record<string, string>>
  /** Keys of the lines that are struck out. */
  readonly struck: readonly string[]
  readonly added: readonly AddedLine[]
}

export const NO_EDITS: DraftEdits = { changed: {}, struck: [], added: [] }

/** What a statement is based on after edits. Changed words are no longer those that a quote was compared with. */
export type EditedBasis = Statement['basis'] | 'changed' | 'added'

export interface EditedStatement extends Omit<Statement, 'basis'> {
  readonly basis: EditedBasis
}

export interface EditedLine {
  readonly text: string
  readonly isChanged: boolean
  readonly isStruck: boolean
}

/** A line of the draft as the person left it. A struck line keeps its text, so that it can be shown struck through. */
export function lineOf(edits: DraftEdits, key: string, original: string): EditedLine {
  const changed = changedText(edits, key)
  const isBlank = changed !== undefined && !isWritten(changed)
  const text = changed === undefined || isBlank ? original : changed.trim()
  return {
    text,
    isChanged: text.trim() !== original.trim(),
    isStruck: isBlank || edits.struck.includes(key),
  }
}

/** The person's words for a line as typed; undefined where the line is as drafted. */
export function changedText({ changed }: DraftEdits, key: string): string | undefined {
  return Object.hasOwn(changed, key) ? changed[key] : undefined
}

/** The added lines of a section that contain something. */
export function addedTo({ added }: DraftEdits, section: EditedSection): AddedLine[] {
  return added.filter((line) => line.section === section && isWritten(line.text))
}

/** A statement as the person left it: in their words, it has no source. Null where it is struck out. */
export function editedStatement(
  edits: DraftEdits,
  key: string,
  statement: Statement,
): EditedStatement | null {
  const { text, isChanged, isStruck } = lineOf(edits, key, statement.text)
  if (isStruck) return null
  return isChanged ? { text, basis: 'changed', sources: [], quotes: [] } : statement
}

export function hasEdits({ changed, struck, added }: DraftEdits): boolean {
  return (
    Object.keys(changed).length > 0 ||
    struck.length > 0 ||
    added.some(({ text }) => isWritten(text))
  )
}

/** The edits with a person's words for a line. The drafted words are no change. */
export function withText(
  edits: DraftEdits,
  key: string,
  original: string,
  text: string,
): DraftEdits {
  if (text.trim() === original.trim()) return asDrafted(edits, key)
  return { ...edits, changed: { ...edits.changed, [key]: text } }
}

/** The edits with the drafted words of a line. */
export function asDrafted(edits: DraftEdits, key: string): DraftEdits {
  const { [key]: _, ...changed } = edits.changed
  return { ...edits, changed }
}

export function withStruck(edits: DraftEdits, key: string): DraftEdits {
  return edits.struck.includes(key) ? edits : { ...edits, struck: [...edits.struck, key] }
}

/** The edits with a line that counts again, in the person's words where there are any. */
export function withTakenBack(edits: DraftEdits, key: string): DraftEdits {
  const text = changedText(edits, key)
  const shown = text === undefined || isWritten(text) ? edits : asDrafted(edits, key)
  return { ...shown, struck: edits.struck.filter((one) => one !== key) }
}

/** The edits with a new, empty line at the end of a section, and its id. */
export function withAdded(
  edits: DraftEdits,
  section: EditedSection,
): { readonly edits: DraftEdits; readonly id: number } {
  const id = 1 + Math.max(0, ...edits.added.map((line) => line.id))
  return { edits: { ...edits, added: [...edits.added, { id, section, text: '' }] }, id }
}

export function withAddedText(edits: DraftEdits, id: number, text: string): DraftEdits {
  return { ...edits, added: edits.added.map((line) => (line.id === id ? { ...line, text } : line)) }
}

export function withoutAdded(edits: DraftEdits, id: number): DraftEdits {
  return { ...edits, added: edits.added.filter((line) => line.id !== id) }
}

/** The edits without added lines that contain nothing. */
export function withoutEmptyLines(edits: DraftEdits): DraftEdits {
  const added = edits.added.filter(({ text }) => isWritten(text))
  return added.length === edits.added.length ? edits : { ...edits, added }
}

/**
 * The edits for a new draft of the same organisation: added lines stay, and changes of lines that the new draft repeats
 * word for word.
 *
 * @returns the edits, and whether a change is missing because its line is
 */
export function editsForNewDraft(
  edits: DraftEdits,
  before: StrategyDraft,
  now: StrategyDraft,
): { readonly edits: DraftEdits; readonly isComplete: boolean } {
  const contents = contentsByKey(before)
  const keys = new Map([...contentsByKey(now)].map(([key, content]) => [content, key]))
  const newKey = (key: string) => keys.get(contents.get(key) ?? '')
  const changed = Object.entries(edits.changed).flatMap(([key, text]) => {
    const to = newKey(key)
    return to === undefined ? [] : [[to, text] as const]
  })
  const struck = edits.struck.flatMap((key) => newKey(key) ?? [])
  return {
    edits: { changed: Object.fromEntries(changed), struck, added: edits.added },
    isComplete:
      changed.length === Object.keys(edits.changed).length && struck.length === edits.struck.length,
  }
}

const STATEMENT_PARTS = ['position', 'customers', 'strengths', 'openQuestions'] as const
export const OPPORTUNITY_PARTS = ['title', 'reason', 'experiment'] as const
export type OpportunityPart = (typeof OPPORTUNITY_PARTS)[number]

/** What stands in each line of a draft, by its key. Two lines of different sections are never the same. */
function contentsByKey(draft: StrategyDraft): Map<string, string> {
  const contents = new Map<string, string>()
  const set = (key: string, ...content: string[]) => contents.set(key, JSON.stringify(content))
  for (const part of STATEMENT_PARTS) {
    for (const [index, { text }] of draft[part].entries()) set(`${part}.${index}`, part, text)
  }
  for (const [index, { title, reason, experiment }] of draft.opportunities.entries()) {
    const key = `opportunities.${index}`
    const content = ['opportunities', title, reason.text, experiment]
    set(key, ...content)
    for (const part of OPPORTUNITY_PARTS) set(`${key}.${part}`, ...content, part)
  }
  for (const [index, { service, reason }] of draft.services.entries()) {
    set(`services.${index}`, 'services', service, reason)
  }
  for (const [index, step] of draft.nextSteps.entries()) {
    set(`nextSteps.${index}`, 'nextSteps', step)
  }
  return contents
}

function isWritten(text: string): boolean {
  return VISIBLE.test(text)
}
