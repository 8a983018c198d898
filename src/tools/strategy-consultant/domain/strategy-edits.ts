import { VISIBLE } from '#platform/basics/domain/visible.ts'
import { DRAFT_PARTS, type DraftLine, type DraftPart, linesOf } from './draft-lines.ts'
import type { Statement, StrategyDraft } from './strategy-draft.ts'

/** Longest text of a changed line, in UTF-16 units. */
export const LINE_MAX_LENGTH = 800
/** Longest text of the lines that are added to a part. */
export const ADDED_MAX_LENGTH = 4000

/** What a person changed in a draft. The draft itself stays as it was written. */
export interface DraftEdits {
  /** The person's words, by the key of the line. A blank text leaves the line out. */
  readonly changed: Readonly<Record<string, string>>
  /** What the person added at the end of a part: one line is one statement. */
  readonly added: Readonly<Partial<Record<DraftPart, string>>>
}

export const NO_EDITS: DraftEdits = { changed: {}, added: {} }

/** What a statement is based on after edits. Changed words are no longer those that a quote was compared with. */
export type EditedBasis = Statement['basis'] | 'changed' | 'added'

/** A line of the draft as the person left it. */
export interface EditedLine {
  readonly key: string
  readonly text: string
  /** Null for a line that states nothing: a title, an experiment, a step, a question. */
  readonly basis: EditedBasis | null
  readonly sources: readonly string[]
  readonly quotes: Statement['quotes']
}

/** A line as the person left it: in their words, it has no source. Null where it is left out. */
export function editedLine(
  { changed }: DraftEdits,
  { key, text, statement }: DraftLine,
): EditedLine | null {
  const own = Object.hasOwn(changed, key) ? (changed[key] ?? text) : text
  if (!isWritten(own)) return null
  if (own.trim() !== text.trim()) {
    return { key, text: own.trim(), basis: 'changed', sources: [], quotes: [] }
  }
  // A question claims nothing, so it is not called an assumption.
  const isQuestion = key.startsWith('openQuestions.') && statement?.basis === 'assumption'
  const basis = isQuestion ? null : (statement?.basis ?? null)
  return { key, text, basis, sources: statement?.sources ?? [], quotes: statement?.quotes ?? [] }
}

/** The lines of a part as the person left them, with those that they added at the end. */
export function editedPart(draft: StrategyDraft, part: DraftPart, edits: DraftEdits): EditedLine[] {
  return [
    ...linesOf(draft, part).flatMap((line) => editedLine(edits, line) ?? []),
    ...addedTo(edits, part),
  ]
}

/** The lines that the person added to a part. */
export function addedTo({ added }: DraftEdits, part: DraftPart): EditedLine[] {
  const lines = (added[part] ?? '').split('\n').filter(isWritten)
  return lines.map((line, index) => ({
    key: `${part}.added.${index}`,
    text: line.trim(),
    basis: 'added',
    sources: [],
    quotes: [],
  }))
}

export function hasEdits({ changed, added }: DraftEdits): boolean {
  return Object.keys(changed).length > 0 || Object.values(added).some((text) => isWritten(text))
}

/** The edits with a person's words for a line. The drafted words are no change. */
export function withText(edits: DraftEdits, { key, text }: DraftLine, own: string): DraftEdits {
  const { [key]: _, ...others } = edits.changed
  return { ...edits, changed: own === text ? others : { ...others, [key]: own } }
}

/**
 * The edits for a new draft of the same organisation: what was added stays, and changes of lines that stand at the same
 * place in the new draft word for word.
 *
 * @returns the edits, and whether a change is missing because its line is
 */
export function editsForNewDraft(
  { changed, added }: DraftEdits,
  before: StrategyDraft,
  now: StrategyDraft,
): { readonly edits: DraftEdits; readonly isComplete: boolean } {
  const texts = (draft: StrategyDraft) =>
    new Map(DRAFT_PARTS.flatMap((part) => linesOf(draft, part)).map(({ key, text }) => [key, text]))
  const [old, current] = [texts(before), texts(now)]
  const kept = Object.entries(changed).filter(([key]) => old.get(key) === current.get(key))
  return {
    edits: { changed: Object.fromEntries(kept), added },
    isComplete: kept.length === Object.keys(changed).length,
  }
}

function isWritten(text: string): boolean {
  return VISIBLE.test(text)
}
