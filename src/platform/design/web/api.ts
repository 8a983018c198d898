import type { Problem } from '#platform/basics/domain/problem.ts'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** A response of the API with an error status. Contains the problem details where the server sent them. */
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

/** The request itself failed: no connection, or the server closed it. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super('Der Server ist nicht erreichbar.', { cause })
    this.name = 'OfflineError'
  }
}

/**
 * Whether the same request may succeed later. Only the server refuses for good, and says so in problem details: what
 * else comes is of a network that is away, a proxy, or a page that asks for a login to the network.
 */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.problem) return true
  return error.status === 429 || error.status >= 500
}

/** The sentence for the user from the server's problem details; null where there is none. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError ? (error.problem?.detail ?? null) : null
}

/**
 * Reads JSON.
 * @throws ApiError for a response with an error status, OfflineError without a response
 */
export async function readJson<T>(fetch: Fetch, path: string, init?: RequestInit): Promise<T> {
  const response = await read(fetch, path, init)
  return (await response.json()) as T
}

/** One page of a paginated list. */
export interface Page<Row> {
  rows: Row[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
  /** Number of rows of all pages; null where the list is not counted. */
  total: number | null
}

/** Reads a page of a list in the browser. The next cursor and the total are in the response headers. */
export async function readPage<Row>(path: string, init?: RequestInit): Promise<Page<Row>> {
  const response = await read(browserFetch, path, init)
  const total = response.headers.get('Total-Count')
  return {
    rows: (await response.json()) as Row[],
    next: response.headers.get('Next-Cursor'),
    total: total === null ? null : Number(total),
  }
}

/** Sends a write from the browser, with the body as JSON. */
export function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
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

/** A file that the server makes. */
interface ServedFile {
  /** Null where the server gave none. */
  name: string | null
  content: Blob
}

/** Requests a file from the browser: with a POST where there is a JSON body. */
export async function readFile(path: string, body?: unknown): Promise<ServedFile> {
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await read(browserFetch, path, body === undefined ? {} : request)
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return { name: name ?? null, content: await response.blob() }
}

/**
 * Sends a write from the browser whose answer contains nothing, or nothing that is needed.
 * @throws as {@link readJson} does
 */
export async function sendOnly(method: 'POST', path: string, body?: unknown): Promise<void> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const response = await read(browserFetch, path, { method, headers, ...json })
  await response.body?.cancel()
}

/**
 * Sends a request that is answered with one JSON object per line, and yields each as it arrives. Aborting the signal
 * also ends the request on the server, and throws the signal's reason here.
 *
 * @throws ApiError; OfflineError also where the connection is lost during the response
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
    // Leaving the loop early ends the request.
    await reader.cancel().catch(() => {})
  }
}

export const browserFetch: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init })

/**
 * Sends a request and returns its answer, unread.
 * @throws as {@link readJson} does
 */
export async function read(fetch: Fetch, path: string, init?: RequestInit): Promise<Response> {
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
