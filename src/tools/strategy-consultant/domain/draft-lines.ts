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

export const STATEMENT_PARTS = ['position', 'customers', 'strengths', 'openQuestions'] as const

/** A line of a draft as it was written. */
export interface DraftLine {
  /** `position.0`, or `opportunities.1.title` for a part of an opportunity. */
  readonly key: string
  readonly text: string
  /** Of statements only. */
  readonly statement?: Statement
}

/** All lines of a part of the draft. */
export function linesOf(draft: StrategyDraft, part: DraftPart): DraftLine[] {
  if (part === 'opportunities') {
    return draft.opportunities.flatMap(({ title, reason, experiment }, index) => [
      { key: `opportunities.${index}.title`, text: title },
      { key: `opportunities.${index}.reason`, text: reason.text, statement: reason },
      { key: `opportunities.${index}.experiment`, text: experiment },
    ])
  }
  if (part === 'services') {
    return draft.services.map(({ reason }, index) => ({ key: `services.${index}`, text: reason }))
  }
  if (part === 'nextSteps') {
    return draft.nextSteps.map((text, index) => ({ key: `nextSteps.${index}`, text }))
  }
  return draft[part].map((statement, index) => ({
    key: `${part}.${index}`,
    text: statement.text,
    statement,
  }))
}
