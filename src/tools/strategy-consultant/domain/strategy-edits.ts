import { VISIBLE } from '#platform/basics/domain/visible.ts'
import type { Statement, StrategyDraft } from './strategy-draft.ts'

/** The parts of a draft in the order in which they are shown. */
export const DRAFT_PARTS = [
  'position',
  'customers',
  'strengths',
  'openQuestions',
  'opportunities',
  'services',
  'nextSteps',
] as const satisfies readonly (keyof StrategyDraft)[]
export type DraftPart = (typeof DRAFT_PARTS)[number]
/** Parts that are lists of lines. */
type SimplePart = Exclude<DraftPart, 'opportunities' | 'services'>

export const STATEMENT_PARTS = ['position', 'customers', 'strengths', 'openQuestions'] as const

/** A line of a draft as it was written. */
interface DraftLine {
  /** `position.0`, or `opportunities.1.title` for a part of an opportunity. */
  readonly key: string
  readonly text: string
  /** Of statements only. */
  readonly statement?: Statement
}

/** All lines of a part of the draft. */
export function linesOf(draft: StrategyDraft, part: DraftPart): DraftLine[] {
  if (part === 'opportunities') {
    return draft.opportunities.flatMap(({ title, reason, experiment }, index) =>
      Object.entries({ title, reason, experiment }).map(([name, value]) =>
        draftLine(`${part}.${index}.${name}`, value),
      ),
    )
  }
  const values = part === 'services' ? draft.services.map(({ reason }) => reason) : draft[part]
  return values.map((value, index) => draftLine(`${part}.${index}`, value))
}

function draftLine(key: string, value: string | Statement): DraftLine {
  return typeof value === 'string'
    ? { key, text: value }
    : { key, text: value.text, statement: value }
}

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

export type EditedDraft = ReturnType<typeof editedDraft>

/**
 * A draft as the person left it: without what they left out, with what they added at the end of each part. An opportunity
 * without a title is left out; an added one has nothing else. An added line about services names none.
 */
export function editedDraft(draft: StrategyDraft, edits: DraftEdits) {
  const added = (part: DraftPart) => addedTo(edits, part)
  const simple = (part: SimplePart) => [
    ...linesOf(draft, part).flatMap((line) => editedLine(edits, line) ?? []),
    ...added(part),
  ]
  return {
    position: simple('position'),
    customers: simple('customers'),
    strengths: simple('strengths'),
    openQuestions: simple('openQuestions'),
    nextSteps: simple('nextSteps'),
    opportunities: [
      ...draft.opportunities.flatMap((_, index) => {
        const [title, reason, experiment] = linesOf(draft, 'opportunities')
          .slice(3 * index)
          .map((line) => editedLine(edits, line))
        return title ? [{ title, reason: reason ?? null, experiment: experiment ?? null }] : []
      }),
      ...added('opportunities').map((title) => ({ title, reason: null, experiment: null })),
    ],
    services: [
      ...linesOf(draft, 'services').flatMap((written, index) => {
        const line = editedLine(edits, written)
        return line ? [{ service: draft.services[index]?.service ?? null, line }] : []
      }),
      ...added('services').map((line) => ({ service: null, line })),
    ],
  }
}

/** A line in the person's words has no source. Null where it is left out. */
function editedLine(
  { changed }: DraftEdits,
  { key, text, statement }: DraftLine,
): EditedLine | null {
  const own = changed[key] ?? text
  if (!isWritten(own)) return null
  if (own.trim() !== text.trim()) return ownLine(key, own, 'changed')
  // A question claims nothing, so it is not called an assumption.
  const isQuestion = key.startsWith('openQuestions.') && statement?.basis === 'assumption'
  const basis = isQuestion ? null : (statement?.basis ?? null)
  return { key, text, basis, sources: statement?.sources ?? [], quotes: statement?.quotes ?? [] }
}

function addedTo({ added }: DraftEdits, part: DraftPart): EditedLine[] {
  const lines = (added[part] ?? '').split('\n').filter(isWritten)
  return lines.map((line, index) => ownLine(`${part}.added.${index}`, line, 'added'))
}

function ownLine(key: string, text: string, basis: EditedBasis): EditedLine {
  return { key, text: text.trim(), basis, sources: [], quotes: [] }
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
