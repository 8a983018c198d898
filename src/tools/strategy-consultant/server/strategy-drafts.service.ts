import type { Logger } from 'pino'
import { pushedEvents } from '#platform/http/server/pushed-events.ts'
import { AiError, type AiService } from '#tools/ai/server/ai-service.ts'
import { languageFaults } from '#tools/ai/server/text-words.ts'
import type { AiFailure, ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { toolErrors } from '#tools/frame/server/tools.errors.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { factsIn } from '../domain/fact-kinds.ts'
import type { StrategyDraftEvent, StrategyDraftRequest } from '../domain/strategy-draft.ts'
import { DRAFT_PARTS } from '../domain/strategy-edits.ts'
import { writeMethodDraft } from '../domain/strategy-method/method-draft.ts'
import { DRAFT_INSTRUCTIONS, draftInput } from './strategy-prompts.ts'
import { type DraftAnswer, draftAnswerSchema, draftCheck, type Sites } from './strategy-sources.ts'

interface Drafting {
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
    if (failure === 'none') return
    yield { type: 'step', step: 'method' }
    const draft = writeMethodDraft(facts, language)
    yield { type: 'draft', draft, madeBy: 'method', aiFailure: failure }
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
  let parts = 0
  try {
    const answer = yield* pushedEvents<StrategyDraftEvent, DraftAnswer>((push) =>
      ai.generate({
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
        onText: (text) => {
          if (!text.includes(`"${DRAFT_PARTS[parts]}"`)) return
          parts += 1
          push({ type: 'parts', parts })
        },
      }),
    )
    const draft = draftCheck(sites, language)(answer)
    if (!draft) return 'tools.ai_unusable'
    yield { type: 'draft', draft, madeBy: 'ai', aiFailure: null }
    return 'none'
  } catch (error) {
    if (error instanceof AiError) return error.code
    throw error
  }
}
