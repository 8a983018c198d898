import type { MadeBy } from '#tools/frame/domain/tool-ai.ts'
import type { PartialDraft, StrategyDraftEvent } from '../domain/strategy-draft.ts'

export type MakingStep = Extract<StrategyDraftEvent, { type: 'step' }>['step']

/** A draft that is being made. */
export interface DraftMaking {
  readonly step: MakingStep | 'sending'
  /** The parts received so far. */
  readonly draft: PartialDraft
  readonly madeBy: MadeBy | null
}

export const EMPTY_MAKING: DraftMaking = { step: 'sending', draft: {}, madeBy: null }

/** The parts of a draft, in the order in which they are made and shown. */
export const DRAFT_PARTS = [
  'position',
  'customers',
  'strengths',
  'openQuestions',
  'opportunities',
  'services',
  'nextSteps',
] as const satisfies readonly (keyof PartialDraft)[]

/** The state after another line of the server's response. */
export function withDraftEvent(
  making: DraftMaking,
  event: Extract<StrategyDraftEvent, { type: 'step' | 'partial' }>,
): DraftMaking {
  if (event.type === 'step') return { ...making, step: event.step }
  return { ...making, draft: asDraft(event.draft), madeBy: event.madeBy }
}

/** Number of parts that have begun: the last of them is still being written. */
export function partsBegun(draft: PartialDraft): number {
  return DRAFT_PARTS.filter((part) => draft[part]?.length).length
}

/** A partial draft was not validated by a schema: everything but lists of known parts is left out. */
function asDraft(value: unknown): PartialDraft {
  if (typeof value !== 'object' || value === null) return {}
  const parts = Object.entries(value).filter(
    ([part, content]) =>
      Array.isArray(content) && (DRAFT_PARTS as readonly string[]).includes(part),
  )
  return Object.fromEntries(parts) as PartialDraft
}
