import type { APICallError } from 'ai'

/** The longest pause that a visitor has to wait, in milliseconds. */
const PAUSE_MAX_MS = 5_000
const PAUSE_MS = 500

interface CallFacts {
  /** The HTTP status, if the service answered. */
  status?: number | undefined
  /** The network error's code, such as ECONNREFUSED. */
  code?: string | undefined
  /** The service's error code, such as "insufficient_quota". */
  reason?: string | undefined
  /** The service's answer. It may contain a part of the key or of the request, so it is never logged. */
  words?: string
  /** The pause that the service asks for, in milliseconds; null where it asks for none. */
  retryAfterMs?: number | null
}

/** A failed call to the AI service. The message tells the operator what to do. */
export class AiCallFailed extends Error {
  override readonly name = 'AiCallFailed'
  readonly facts: CallFacts

  constructor(message: string, facts: CallFacts = {}) {
    super(message)
    this.facts = facts
  }
}

/** Classifies the error of a call. */
export function understandCallFailure(error: unknown): AiCallFailed {
  const { statusCode: status, responseBody, responseHeaders, message } = error as APICallError
  if (status === undefined || status < 300) {
    return new AiCallFailed(
      status === undefined
        ? 'the AI service cannot be reached: check AI_BASE_URL and the network'
        : 'the AI service answered with something else: check that AI_BASE_URL is an OpenAI-compatible address',
      { status, code: networkCode(error) },
    )
  }
  return new AiCallFailed(adviceFor(status), {
    status,
    reason: reasonIn(responseBody ?? ''),
    words: `${message} ${responseBody}`,
    retryAfterMs: retryAfterMs(responseHeaders ?? {}),
  })
}

export const TIMED_OUT = 'ETIMEDOUT'

export function timedOut(): AiCallFailed {
  return new AiCallFailed(
    'the AI service did not answer in time: choose a faster AI_MODEL or raise AI_TIMEOUT_SECONDS',
    { code: TIMED_OUT },
  )
}

/** The pause before the same call is repeated, in milliseconds; null where that is useless, or the pause too long. */
export function retryPauseMs({ facts: { status, retryAfterMs } }: AiCallFailed): number | null {
  if (status !== 429 && !(status && status >= 500)) return null
  const pauseMs = retryAfterMs ?? PAUSE_MS
  return pauseMs <= PAUSE_MAX_MS ? pauseMs : null
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return 'the AI service refused the key: check AI_API_KEY'
  if (status === 404)
    return 'the AI service knows no such address or model: check AI_MODEL and AI_BASE_URL, which often ends in /v1'
  if (status === 429)
    return 'the AI service takes no more calls for now: check its limits and your credit there, or lower AI_CALLS_PER_DAY'
  if (status >= 500) return 'the AI service has a fault of its own: ask those who run it'
  return 'the AI service refused the request: check that AI_MODEL is a model that chats'
}

/** Only plain lower-case words, which can be neither a key nor a visitor's text. */
function reasonIn(body: string): string | undefined {
  return /"(?:code|type)"\s*:\s*"([a-z]+(?:_[a-z]+)*)"/.exec(body)?.[1]
}

function retryAfterMs(headers: Record<string, string>): number | null {
  const seconds = headers['retry-after']
  if (seconds === undefined) return null
  // A date instead of seconds means a pause that is too long.
  return /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : Number.POSITIVE_INFINITY
}

function networkCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code) return code
  }
  return undefined
}
