import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { JSONSchema7, LanguageModelMiddleware, TextStreamPart, ToolSet } from 'ai'
import { type AiCallFailed, TIMED_OUT, timedOut, understandCallFailure } from './ai-call-failure.ts'
import type { AiDialect } from './ai-dialect.ts'

export interface AiSettings {
  /** Up to the version: "https://api.example.com/v1". */
  baseUrl: string
  /** Services on the own machine often need none. */
  apiKey: string | undefined
  model: string
  /** How long one answer may take. A service that says nothing in half of that is given up. */
  timeoutMs: number
}

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface Question {
  dialect: AiDialect
  schema: JSONSchema7
  system: string
  turns: Turn[]
  signal: AbortSignal
  /** Takes the whole text so far, each time it has grown. */
  onText: (text: string) => Promise<void>
}

export interface Answer {
  text: string
  /** The service stopped before the end. */
  cutOff: boolean
}

/** A whole strategy draft in German is about half of it. */
const ANSWER_MAX_TOKENS = 8_000
/** For services that do not keep to the above. */
const ANSWER_MAX_LENGTH = 100_000

/**
 * Asks the service once, without trying again.
 *
 * @throws AiCallFailed; an AbortError where `question.signal` is aborted
 */
export async function ask(settings: AiSettings, question: Question): Promise<Answer> {
  // Loaded with the first question, so that the web does not wait for it.
  const { streamText } = await import('ai')
  const enough = new AbortController()
  const result = streamText({
    model: await modelOf(settings, question),
    system: question.system,
    messages: question.turns,
    maxOutputTokens: ANSWER_MAX_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([question.signal, enough.signal]),
    timeout: { totalMs: settings.timeoutMs, firstChunkMs: settings.timeoutMs / 2 },
    // What goes wrong comes with the stream; the default would also print it, with all that it holds.
    onError: () => undefined,
  })
  try {
    return await readAnswer(withThrownErrors(result.stream), question)
  } finally {
    enough.abort()
  }
}

async function readAnswer(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  { signal, onText }: Pick<Question, 'signal' | 'onText'>,
): Promise<Answer> {
  let text = ''
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      text += part.text
      await onText(text)
    }
    if (part.type === 'finish') return { text, cutOff: part.finishReason === 'length' }
    const failure = failureIn(part, signal)
    if (failure && (text === '' || failure.code === TIMED_OUT)) throw failure
    if (failure || text.length > ANSWER_MAX_LENGTH) break
  }
  return { text, cutOff: true }
}

function failureIn(part: TextStreamPart<ToolSet>, signal: AbortSignal): AiCallFailed | null {
  if (part.type !== 'abort' && part.type !== 'error') return null
  // As an error of its own: what a server's request was aborted with may be a mere text.
  if (signal.aborted) throw new DOMException('The visitor went away.', 'AbortError')
  return part.type === 'abort' ? timedOut() : understandCallFailure(part.error)
}

/** A connection that breaks ends the stream by throwing; every other error comes as a part of it. */
async function* withThrownErrors(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
): AsyncGenerator<TextStreamPart<ToolSet>> {
  try {
    yield* stream
  } catch (error) {
    yield { type: 'error', error }
  }
}

async function modelOf(settings: AiSettings, { dialect, schema }: Question) {
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
  const service = createOpenAICompatible({
    name: 'ai',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    supportsStructuredOutputs: dialect.format === 'schema',
    // Texts go to the host that visitors are told of, and to no other that it points to.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    transformRequestBody: ({ max_tokens, ...body }) => ({
      ...body,
      [dialect.lengthName]: max_tokens,
    }),
  })
  return wrapLanguageModel({
    model: service(settings.model),
    middleware: [extractReasoningMiddleware({ tagName: 'think' }), answerFormat(dialect, schema)],
  })
}

/**
 * Tells the service what the answer looks like. The SDK's own `output` does that too, but holds the text back until it
 * is JSON from its first character on, and reads all of it again with every word.
 */
function answerFormat({ format }: AiDialect, schema: JSONSchema7): LanguageModelMiddleware {
  const name = schema.title ?? 'answer'
  const formats = {
    schema: { responseFormat: { type: 'json', name, schema } },
    json: { responseFormat: { type: 'json' } },
    words: {},
  } as const
  return {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => ({ ...params, ...formats[format] }),
  }
}
