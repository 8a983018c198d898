import type { Problem } from '#domain/problem.ts'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** An answer of the API that is not OK. Where the server sent problem details they come along. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

/** The call itself failed: no connection, or the server went away. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super('Der Server ist nicht erreichbar.', { cause })
    this.name = 'OfflineError'
  }
}

/** The sentence the server has for the person, where it sent one. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.detail ?? null) : null
}

/** Reads JSON. Any answer that is not OK is an {@link ApiError}, no answer an {@link OfflineError}. */
export async function readJson<T>(fetch: Fetch, path: string, init?: RequestInit): Promise<T> {
  const response = await read(fetch, path, init)
  return (await response.json()) as T
}

/** One page of a list that comes in several. */
export interface Page<Row> {
  rows: Row[]
  /** Where the next page begins; null on the last one. */
  next: string | null
  /** How many rows there are on all pages together; null where the list is not counted. */
  total: number | null
}

/** Reads a page of a list in the browser; its address and how many rows there are come in the answer's headers. */
export async function readPage<Row>(path: string, init?: RequestInit): Promise<Page<Row>> {
  const response = await read(browserFetch, path, init)
  const total = response.headers.get('Total-Count')
  return {
    rows: (await response.json()) as Row[],
    next: response.headers.get('Next-Cursor'),
    total: total === null ? null : Number(total),
  }
}

/** Sends a write from the browser; a body goes as JSON. */
export function sendJson<T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  return readJson<T>(browserFetch, path, {
    method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/**
 * Sends a call that answers with one JSON object a line, and hands each on as it comes. Aborting the signal ends the
 * call on the server too, and throws its reason here.
 *
 * @throws ApiError; OfflineError also where the connection is lost in the middle
 */
export async function* sendForLines<Line>(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const response = await read(browserFetch, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted()
    throw error
  })
  for await (const line of linesOf(response, signal)) yield JSON.parse(line) as Line
}

async function* linesOf(response: Response, signal: AbortSignal): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        signal.throwIfAborted()
        throw new OfflineError(cause)
      })
      if (done) return
      const lines = (begun + value).split('\n')
      begun = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    // Whoever stops listening ends the call.
    await reader.cancel().catch(() => {})
  }
}

export const browserFetch: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init })

async function read(fetch: Fetch, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new OfflineError(cause)
  })
  if (response.ok) return response
  const text = await response.text()
  throw new ApiError(response.status, text || response.statusText, parseProblem(response, text))
}

function parseProblem(response: Response, text: string): Problem | null {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return null
  try {
    return JSON.parse(text) as Problem
  } catch {
    return null
  }
}
