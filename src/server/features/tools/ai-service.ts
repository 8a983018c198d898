import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { AiFailure } from '#domain/tools/strategy-draft.ts'
import { answerSchema, checkAnswer } from './ai-answer.ts'
import { AiCallFailed, retryPauseMs } from './ai-call-failure.ts'
import { type AiDialect, easierDialect, RICHEST_DIALECT } from './ai-dialect.ts'
import { type AiSettings, type Answer, ask, type Question } from './ai-model.ts'
import { partialsOf } from './ai-partials.ts'
import { type Prompt, promptOf, repairTurns } from './ai-prompt.ts'

/** What is asked of the AI service. */
export interface AiRequest<T> {
  /** What the answer has to be. */
  schema: z.ZodType<T>
  /** Names the answer for the service: letters, digits, "-" and "_", at most 64. */
  name: string
  /** What is to be done, in our words alone. */
  instructions: string
  /** What a person typed or a website says. It is sent as data, apart from the instructions. */
  input: string
  /** Who asks, for the daily budget: a network address. */
  visitor: string
  /** Aborted when the visitor goes away; then the service is not asked any further. */
  signal: AbortSignal
  log: Logger
}

export interface AiStreamRequest<T> extends AiRequest<T> {
  onStep: (step: 'asking' | 'repairing') => void
  /** Takes what there is so far, unchecked. After a repair it begins anew. */
  onPartial: (partial: unknown) => void | Promise<void>
}

export interface AiService {
  /** Where texts are sent to, such as "api.example.com". */
  readonly host: string
  readonly model: string
  /** @throws AiError; an AbortError when the visitor goes away */
  generate<T>(request: AiRequest<T>): Promise<T>
  /**
   * Shows what there is so far (not validated) and ends with the checked object.
   *
   * @throws AiError; an AbortError when the visitor goes away
   */
  stream<T>(request: AiStreamRequest<T>): Promise<T>
}

/** The AI service did not help. The operator's log says why; people are told by the code. */
export class AiError extends Error {
  readonly code: AiFailure
  /** Seconds until it may be asked again, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: AiFailure, retryAfter?: number) {
    super(code)
    this.name = 'AiError'
    this.code = code
    this.retryAfter = retryAfter
  }
}

export interface AiBudget {
  /** Counts one call for this visitor and in all. @throws AiError where there is none left today */
  take(visitor: string): Promise<void>
}

const UNUSABLE =
  'the AI service answered twice in a form that cannot be used: choose a more capable AI_MODEL'

/**
 * The AI service of the settings, or null where none is set up.
 *
 * An answer that cannot be used is asked for once more, with what was wrong. A service that is overloaded or has a
 * fault is asked once more after a short pause. Every call that is sent counts in the budget.
 */
export function createAiService(settings: AiSettings | null, budget: AiBudget): AiService | null {
  if (!settings) return null
  const service = settings
  const { model } = service
  const host = new URL(service.baseUrl).host
  // Services differ in what they understand; what this one took is kept, so that it is found out once.
  let spoken = RICHEST_DIALECT

  /** Calls until there is an answer, usable or not: in an easier dialect, or again after a pause. */
  async function call({ visitor, log, prompt, ...question }: Call): Promise<Answer> {
    let attempt: Attempt | null = { dialect: spoken, pauseMs: 0, mayRetry: true }
    for (;;) {
      const { dialect } = attempt
      await budget.take(visitor)
      const system = prompt.system(dialect.format === 'schema' ? null : question.schema)
      const answer = await ask(service, { ...question, dialect, system }).catch(keepFailure)
      if (!(answer instanceof AiCallFailed)) {
        spoken = dialect
        return answer
      }
      attempt = nextAttempt(attempt, answer)
      if (!attempt) throw unavailable(answer, log)
      await pause(attempt.pauseMs, undefined, { signal: question.signal })
    }
  }

  function unavailable({ status, code, reason, message }: AiCallFailed, log: Logger): AiError {
    log.warn({ host, model, status, code, reason }, message)
    return new AiError('tools.ai_unavailable')
  }

  async function stream<T>(request: AiStreamRequest<T>): Promise<T> {
    const { visitor, signal, log, name, onStep } = request
    const prompt = promptOf(request)
    const parts = {
      ...{ visitor, signal, log, prompt },
      schema: answerSchema(request.schema, name),
      onText: partialsOf(request.onPartial),
    }
    onStep('asking')
    const answer = await call({ ...parts, turns: [prompt.question] })
    const checked = checkAnswer(request.schema, answer.text)
    if (checked.ok) return checked.value
    onStep('repairing')
    const turns = [prompt.question, ...repairTurns(answer, checked.faults)]
    const repaired = checkAnswer(request.schema, (await call({ ...parts, turns })).text)
    if (repaired.ok) return repaired.value
    log.warn({ host, model, name, faults: repaired.faults }, UNUSABLE)
    throw new AiError('tools.ai_unusable')
  }

  return {
    host,
    model,
    stream,
    generate: (request) => stream({ ...request, onStep: () => {}, onPartial: () => {} }),
  }
}

/** One question to the service, in whatever dialect it takes. */
interface Call extends Omit<Question, 'dialect' | 'system'> {
  visitor: string
  log: Logger
  prompt: Prompt
}

interface Attempt {
  dialect: AiDialect
  pauseMs: number
  mayRetry: boolean
}

/** What is worth trying after a call that failed, or null: an easier dialect at once, or the same once more. */
function nextAttempt({ dialect, mayRetry }: Attempt, failure: AiCallFailed): Attempt | null {
  const easier = easierDialect(dialect, failure)
  if (easier) return { dialect: easier, pauseMs: 0, mayRetry }
  const pauseMs = mayRetry ? retryPauseMs(failure) : null
  return pauseMs === null ? null : { dialect, pauseMs, mayRetry: false }
}

/** A call that brought nothing is looked at; any other error is a fault, or the visitor's going away. */
function keepFailure(error: unknown): AiCallFailed {
  if (error instanceof AiCallFailed) return error
  throw error
}
