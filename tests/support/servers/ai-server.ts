import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sampleAnswer } from './ai-sample-answers.ts'

/** How the server answers a call. */
export type AiBehaviour =
  | 'good'
  /** JSON that does not fit the schema. */
  | 'malformed'
  /** The right object, after some text and inside a Markdown code fence. */
  | 'chatty'
  /** Begins to answer, then sends nothing until the caller disconnects. */
  | 'slow'
  /** Breaks the connection in the middle of the answer. */
  | 'cut off'
  /** Ends in the middle of the answer, because it has reached the maximum length. */
  | 'too long'
  /** 429 with a Retry-After of zero. */
  | 'busy'
  /** 429 with a Retry-After of an hour. */
  | 'exhausted'
  | 'fault'
  /** 401, with the key in the message. */
  | 'refused key'
  /** Redirects the caller to another host. */
  | 'redirect'

interface AiCall {
  authorization: string | undefined
  model: string
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[]
  /** The requested response format; undefined for plain text. */
  format: 'json_schema' | 'json_object' | undefined
  /** The names of the properties in the body. */
  parameters: string[]
  /** Whether the caller disconnected before the end. */
  aborted: boolean
}

type JsonSchema = Parameters<typeof sampleAnswer>[0]

/**
 * A small AI service on this machine with OpenAI's chat completions API, streaming, whose behaviour the test sets. It
 * needs no test runner, so that browser tests can start it as well.
 */
export async function startAiServer() {
  const calls: AiCall[] = []
  const script: AiBehaviour[] = []
  const answers = new Map<string, unknown[]>()
  const refused = new Set<string>()
  let otherwise: AiBehaviour = 'good'

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    const { messages, response_format: format } = body
    const { authorization } = request.headers
    const parameters = Object.keys(body)
    const call = { authorization, model: body.model, messages, format: format?.type, parameters }
    const known = { ...call, aborted: false }
    calls.push(known)
    response.on('close', () => {
      known.aborted = !response.writableFinished
    })
    const notUnderstood = [format?.type, ...parameters].find((name) => refused.has(name))
    if (notUnderstood) return refuse(response, notUnderstood)
    const schema: JsonSchema = format?.json_schema?.schema ?? schemaInWords(messages[0].content)
    const set = answers.get(schema.title ?? '') ?? []
    const answer =
      (set.length > 1 ? set.shift() : set[0]) ?? sampleAnswer(schema, messages[0].content)
    await behave(response, script.shift() ?? otherwise, JSON.stringify(answer), authorization)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** The calls received, in order. */
    calls,
    /** Sets the behaviour for the next calls, one each; after these, {@link always} applies. */
    next: (...behaviours: AiBehaviour[]) => script.push(...behaviours),
    /** Sets the behaviour for all other calls; "good" at first. */
    always(behaviour: AiBehaviour) {
      otherwise = behaviour
    },
    /** Sets the answers for schemas with this title, instead of a sample that fits; the last one stays. */
    answer: (name: string, ...given: unknown[]) => answers.set(name, given),
    /** Answers with 400 where a call uses this response format or parameter, as services do that do not support it. */
    refuse: (name: 'json_schema' | 'json_object' | 'max_tokens') => refused.add(name),
    settings: {
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_API_KEY: 'schluessel-Geheim-4711',
      AI_MODEL: 'beispiel-modell',
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function behave(
  response: ServerResponse,
  behaviour: AiBehaviour,
  answer: string,
  authorization = '',
): Promise<void> {
  switch (behaviour) {
    case 'good':
      return sendWhole(response, answer)
    case 'chatty':
      return sendWhole(
        response,
        `<think>{"draft": 1}?</think>\nGern!\n\`\`\`json\n${answer}\n\`\`\``,
      )
    case 'malformed':
      return sendWhole(response, JSON.stringify({ antwort: 'etwas anderes' }))
    case 'slow':
      beginStream(response)
      return
    case 'cut off':
      sendText(beginStream(response), answer.slice(0, answer.length / 2))
      setImmediate(() => response.destroy())
      return
    case 'too long':
      return sendWhole(response, answer.slice(0, answer.length / 2), 'length')
    case 'busy':
      return fail(response, 429, 'rate_limit_exceeded', 'Too fast', { 'Retry-After': '0' })
    case 'exhausted':
      return fail(response, 429, 'insufficient_quota', 'No credit', { 'Retry-After': '3600' })
    case 'fault':
      return fail(response, 500, 'server_error', 'It broke')
    case 'refused key':
      return fail(response, 401, 'invalid_api_key', `Incorrect key: ${authorization}`)
    case 'redirect':
      return fail(response, 307, 'moved', 'Elsewhere', { Location: 'http://127.0.0.1:1/v1' })
  }
}

function refuse(response: ServerResponse, name: string): void {
  const words =
    name === 'max_tokens'
      ? "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
      : `Unknown response_format: ${name}`
  fail(response, 400, 'invalid_request_error', words)
}

function fail(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message, type: code, code } }))
}

function beginStream(response: ServerResponse): ServerResponse {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  return sendChunk(response, { delta: { role: 'assistant' }, finish_reason: null })
}

function sendWhole(response: ServerResponse, text: string, finish: 'stop' | 'length' = 'stop') {
  sendText(beginStream(response), text)
  sendChunk(response, { delta: {}, finish_reason: finish })
  response.end('data: [DONE]\n\n')
}

/** Sends the text in small pieces, as models do. */
function sendText(response: ServerResponse, text: string): void {
  for (const [content] of text.matchAll(/.{1,24}/gsu)) {
    sendChunk(response, { delta: { content }, finish_reason: null })
  }
}

function sendChunk(response: ServerResponse, choice: object): ServerResponse {
  const chunk = {
    id: 'antwort',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, ...choice }],
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  return response
}

/** Reads the schema from the prompt, where it is on a line of its own. */
function schemaInWords(words: string): JsonSchema {
  const line = words.split('\n').find((candidate) => candidate.startsWith('{"title":'))
  return JSON.parse(line ?? '{"title":"","type":"object"}')
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
