import type { Logger } from 'pino'
import { pushedEvents } from '#platform/http/server/pushed-events.ts'
import { AiError, type AiService } from '#tools/ai/server/ai-service.ts'
import { languageFaults } from '#tools/ai/server/text-words.ts'
import type { AiFailure, ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { toolErrors } from '#tools/frame/server/tools.errors.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { DRAFT_PARTS } from '../domain/draft-lines.ts'
import {
  type StrategyDraft,
  type StrategyDraftEvent,
  type StrategyDraftRequest,
  strategyDraftSchema,
} from '../domain/strategy-draft.ts'
import { writeMethodDraft } from '../domain/strategy-method/method-draft.ts'
import { factsIn } from './strategy-facts.ts'
import { DRAFT_INSTRUCTIONS, draftInput } from './strategy-prompts.ts'
import { draftAnswerSchema, draftCheck, isTooLittle, type Sites } from './strategy-sources.ts'

/** Parts of which the check may leave nothing. */
const NO_STATEMENTS = { customers: [], strengths: [], openQuestions: [] }

export interface Drafting {
  /** Null where no AI service is set up. */
  ai: AiService | null
  /** The visitor's IP address, for the AI service's budget. */
  visitor: string
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal
  log: Logger
}

/** @throws ProblemError 422 tools.page_not_read where a fact's source is not among the pages that were read */
export function refuseUnknownPages(facts: SiteFacts): void {
  const read = new Set(facts.pages.map(({ url }) => url))
  const unknown = factsIn(facts)
    .flatMap(({ sources }) => sources)
    .find((source) => !read.has(source))
  if (unknown !== undefined) throw toolErrors.pageNotRead(unknown)
}

/**
 * Writes a strategy draft and yields its progress: with the AI service where there is one and it is wanted; otherwise,
 * or when it fails, with the method. The last event is `draft`, or `failed` after a defect of the product. When the
 * visitor disconnects, it ends without a further event.
 */
export async function* writeStrategyDraft(
  { facts, competitors = [], language, ai: wanted }: StrategyDraftRequest,
  { ai, ...drafting }: Drafting,
): AsyncGenerator<StrategyDraftEvent> {
  try {
    const failure =
      ai && wanted ? yield* byAi(ai, [facts, ...competitors], language, drafting) : null
    if (failure !== 'none') yield* byMethod(facts, language, failure)
  } catch (error) {
    if (drafting.signal.aborted) return
    drafting.log.error({ err: error }, 'a strategy draft failed')
    yield { type: 'failed', code: 'tools.fault' }
  }
}

/** @returns why there is no draft, or "none" where there is one */
async function* byAi(
  ai: AiService,
  sites: Sites,
  language: ToolLanguage,
  drafting: Omit<Drafting, 'ai'>,
): AsyncGenerator<StrategyDraftEvent, AiFailure | 'none'> {
  const checked = draftCheck(sites, language)
  let parts = 0
  try {
    const answer = yield* pushedEvents<StrategyDraftEvent, unknown>((push) =>
      ai.stream({
        ...drafting,
        schema: draftAnswerSchema,
        faults: (answer) => languageFaults(answer, language),
        name: 'strategy-draft',
        instructions: DRAFT_INSTRUCTIONS[language],
        input: draftInput(sites),
        onStep: (step) => {
          parts = 0
          push({ type: 'step', step })
        },
        onPartial: (partial) => {
          const draft = checked(partial)
          // Half a word may look like a name, which hides its line for a moment.
          if (Object.keys(draft).length < parts) return
          parts = Object.keys(draft).length
          push({ type: 'partial', draft, madeBy: 'ai' })
        },
      }),
    )
    const written = checked(answer)
    if (isTooLittle(written)) return 'tools.ai_unusable'
    const draft: StrategyDraft = strategyDraftSchema.parse({ ...NO_STATEMENTS, ...written })
    yield { type: 'draft', draft, madeBy: 'ai', aiFailure: null }
    return 'none'
  } catch (error) {
    if (error instanceof AiError) return error.code
    throw error
  }
}

/** Yields the draft part by part, so that a screen shows it like that of the AI service. */
function* byMethod(
  facts: SiteFacts,
  language: ToolLanguage,
  aiFailure: AiFailure | null,
): Generator<StrategyDraftEvent> {
  yield { type: 'step', step: 'method' }
  const draft = writeMethodDraft(facts, language)
  for (const [index] of DRAFT_PARTS.entries()) {
    const written = DRAFT_PARTS.slice(0, index + 1).map((part) => [part, draft[part]])
    yield { type: 'partial', draft: Object.fromEntries(written), madeBy: 'method' }
  }
  yield { type: 'draft', draft, madeBy: 'method', aiFailure }
}
