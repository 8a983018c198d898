import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { AiFailure } from '#tools/frame/domain/tool-ai.ts'
import { answerSchema, checkAnswer } from './ai-answer.ts'
import { AiCallFailed, retryPauseMs } from './ai-call-failure.ts'
import { type AiDialect, RICHEST_DIALECT, simplerDialect } from './ai-dialect.ts'
import { type AiSettings, ask, type ChatAnswer, type ChatRequest } from './ai-model.ts'
import { type Prompt, promptOf, repairMessages } from './ai-prompt.ts'

/** A request to the AI service. */
export interface AiRequest<T> {
  /** The schema of the answer. */
  schema: z.ZodType<T>
  /** What else is wrong with an answer. It is asked for once more; what is wrong then is the caller's to leave out. */
  faults?: (answer: T) => string[]
  /** The name of the answer's schema: letters, digits, "-" and "_", at most 64. */
  name: string
  /** The task, without any external text. */
  instructions: string
  /** Text of a visitor or a website. It is sent as data, separately from the instructions. */
  input: string
  /** The visitor's IP address, for the daily budget. */
  visitor: string
  /** Aborted when the visitor disconnects; then no further call is made. */
  signal: AbortSignal
  log: Logger
  onStep?: (step: 'asking' | 'repairing') => void
  /** Called with the unchecked answer so far. After a repair it starts again. */
  onText?: (text: string) => void
}

export interface AiService {
  /** The host that texts are sent to, such as "api.example.com". */
  readonly host: string
  readonly model: string
  /** @throws AiError; an AbortError when the visitor disconnects */
  generate<T>(request: AiRequest<T>): Promise<T>
}

/** The AI service failed. The log contains the reason; the screen has a message for the code. */
export class AiError extends Error {
  readonly code: AiFailure
  /** Seconds until a call is possible again, where that is known. */
  readonly retryAfter: number | undefined

  constructor(code: AiFailure, retryAfter?: number) {
    super(code)
    this.name = 'AiError'
    this.code = code
    this.retryAfter = retryAfter
  }
}

export interface AiBudget {
  /** Counts one call for this visitor and in total. @throws AiError where none is left today */
  take(visitor: string): Promise<void>
}

const UNUSABLE =
  'the AI service answered twice in a form that cannot be used: choose a more capable AI_MODEL'

/**
 * Creates the AI service of the settings, or null where none is set up.
 *
 * After an unusable answer, or one with faults of content, one repair is requested, with the faults. A call to an
 * overloaded or failing service is repeated once after a short pause. Every call counts in the budget.
 */
export function createAiService(settings: AiSettings | null, budget: AiBudget): AiService | null {
  if (!settings) return null
  const service = settings
  const { model } = service
  const host = new URL(service.baseUrl).host
  // The last dialect that the service accepted, so that it is determined only once.
  let spoken = RICHEST_DIALECT

  /** Calls the service until it answers, in simpler dialects or once more after a pause. The answer may be unusable. */
  async function call({ visitor, log, prompt, ...question }: AiServiceCall): Promise<ChatAnswer> {
    let attempt: Attempt | null = { dialect: spoken, pauseMs: 0, mayRetry: true }
    for (;;) {
      const { dialect } = attempt
      await budget.take(visitor)
      const system = prompt.system(dialect.format === 'schema' ? null : question.schema)
      const answer = await ask(service, { ...question, dialect, system }).catch(asCallFailure)
      if (!(answer instanceof AiCallFailed)) {
        spoken = dialect
        return answer
      }
      attempt = nextAttempt(attempt, answer)
      if (!attempt) {
        const { status, code, reason } = answer.facts
        log.warn({ host, model, status, code, reason }, answer.message)
        throw new AiError('tools.ai_unavailable')
      }
      await pause(attempt.pauseMs, undefined, { signal: question.signal })
    }
  }

  async function generate<T>(request: AiRequest<T>): Promise<T> {
    const { visitor, signal, log, name, onStep, onText = () => {} } = request
    const prompt = promptOf(request)
    const parts = {
      ...{ visitor, signal, log, prompt, onText },
      schema: answerSchema(request.schema, name),
    }
    onStep?.('asking')
    const answer = await call({ ...parts, messages: [prompt.question] })
    const checked = checkAnswer(request.schema, answer.text)
    const faults = checked.ok ? (request.faults?.(checked.value) ?? []) : checked.faults
    if (checked.ok && faults.length === 0) return checked.value
    onStep?.('repairing')
    const messages = [prompt.question, ...repairMessages(answer, faults)]
    const repaired = checkAnswer(request.schema, (await call({ ...parts, messages })).text)
    if (repaired.ok) return repaired.value
    if (checked.ok) return checked.value
    log.warn({ host, model, name, faults: repaired.faults }, UNUSABLE)
    throw new AiError('tools.ai_unusable')
  }

  return { host, model, generate }
}

/** A request to the service, independent of the dialect. */
interface AiServiceCall extends Omit<ChatRequest, 'dialect' | 'system'> {
  visitor: string
  log: Logger
  prompt: Prompt
}

interface Attempt {
  dialect: AiDialect
  pauseMs: number
  mayRetry: boolean
}

/** The next attempt after a failed call: a simpler dialect at once, or the same call after a pause; null for none. */
function nextAttempt({ dialect, mayRetry }: Attempt, failure: AiCallFailed): Attempt | null {
  const easier = simplerDialect(dialect, failure)
  if (easier) return { dialect: easier, pauseMs: 0, mayRetry }
  const pauseMs = mayRetry ? retryPauseMs(failure) : null
  return pauseMs === null ? null : { dialect, pauseMs, mayRetry: false }
}

/** Returns a failed call as a value; throws any other error, such as a defect or an abort. */
function asCallFailure(error: unknown): AiCallFailed {
  if (error instanceof AiCallFailed) return error
  throw error
}
