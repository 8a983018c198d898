import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { JSONSchema7, LanguageModelMiddleware, TextStreamPart, ToolSet } from 'ai'
import { type AiCallFailed, TIMED_OUT, timedOut, understandCallFailure } from './ai-call-failure.ts'
import type { AiDialect } from './ai-dialect.ts'

export interface AiSettings {
  /** Including the version: "https://api.example.com/v1". */
  baseUrl: string
  /** Local services often need none. */
  apiKey: string | undefined
  model: string
  /** How long one answer may take, in milliseconds. A service that sends nothing for half of that is aborted. */
  timeoutMs: number
}

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface ChatRequest {
  dialect: AiDialect
  schema: JSONSchema7
  system: string
  messages: ChatMessage[]
  signal: AbortSignal
  /** Called with the whole text so far, each time it has grown. */
  onText: (text: string) => void
}

export interface ChatAnswer {
  text: string
  /** True where the service stopped before the end. */
  cutOff: boolean
}

/** About twice a whole strategy draft in German. */
const ANSWER_MAX_TOKENS = 8_000
/** For services that ignore the limit above, in UTF-16 units. */
const ANSWER_MAX_LENGTH = 100_000

/**
 * Sends one request to the service, without retrying.
 *
 * @throws AiCallFailed; an AbortError where `question.signal` is aborted
 */
export async function ask(settings: AiSettings, question: ChatRequest): Promise<ChatAnswer> {
  // Loaded with the first request, so that the server starts without it.
  const { streamText } = await import('ai')
  const enough = new AbortController()
  const result = streamText({
    model: await modelOf(settings, question),
    system: question.system,
    messages: question.messages,
    maxOutputTokens: ANSWER_MAX_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([question.signal, enough.signal]),
    timeout: { totalMs: settings.timeoutMs, firstChunkMs: settings.timeoutMs / 2 },
    // Errors are parts of the stream. The default handler would also print them, with their content.
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
  { signal, onText }: Pick<ChatRequest, 'signal' | 'onText'>,
): Promise<ChatAnswer> {
  let text = ''
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      text += part.text
      onText(text)
    }
    if (part.type === 'finish') return { text, cutOff: part.finishReason === 'length' }
    const failure = failureIn(part, signal)
    if (failure && (text === '' || failure.facts.code === TIMED_OUT)) throw failure
    if (failure || text.length > ANSWER_MAX_LENGTH) break
  }
  return { text, cutOff: true }
}

function failureIn(part: TextStreamPart<ToolSet>, signal: AbortSignal): AiCallFailed | null {
  if (part.type !== 'abort' && part.type !== 'error') return null
  // A new error, because a request may be aborted with a reason that is a mere text.
  if (signal.aborted) throw new DOMException('The visitor went away.', 'AbortError')
  return part.type === 'abort' ? timedOut() : understandCallFailure(part.error)
}

/** Turns a thrown error, as of a broken connection, into a part of the stream, like any other error. */
async function* withThrownErrors(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
): AsyncGenerator<TextStreamPart<ToolSet>> {
  try {
    yield* stream
  } catch (error) {
    yield { type: 'error', error }
  }
}

async function modelOf(settings: AiSettings, { dialect, schema }: ChatRequest) {
  const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
  const service = createOpenAICompatible({
    name: 'ai',
    baseURL: settings.baseUrl,
    ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    supportsStructuredOutputs: dialect.format === 'schema',
    // Redirects are refused: texts are only sent to the host that is shown to visitors.
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
 * Tells the service the form of the answer. The SDK's own `output` also does that, but withholds text that does not
 * begin with JSON, and parses all of it again with every token.
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
