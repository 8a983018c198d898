import type { Problem } from '#platform/basics/domain/problem.ts'
import { addressWith, type Parameters } from './address-with.ts'
import type { Answer, Arguments, Fetch, Method, PathOf, PathValues } from './api-call.ts'

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

type Values = Readonly<Record<string, string>>

/** What a call is made with. */
interface Options {
  path?: Values
  query?: Parameters
  header?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
  fetch?: Fetch
}

/**
 * Makes a call from the browser and reads its answer, undefined for one without content.
 * @throws ApiError for a response with an error status, OfflineError without a response
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...options: Arguments<M, P>
): Promise<Answer<M, P>> {
  const response = await request(method, path, options)
  const answer = response.status === 204 ? undefined : await response.json()
  return answer
}

/**
 * Reads an answer with another `fetch` than the browser's.
 * @throws as {@link call} does
 */
export async function readFor<P extends PathOf<'GET'>>(
  fetch: Fetch,
  path: P,
  ...[options]: Arguments<'GET', P>
): Promise<Answer<'GET', P>> {
  const response = await request('GET', path, [{ ...options, fetch }])
  return response.json()
}

export const browserFetch: Fetch = (path, init) => fetch(path, { credentials: 'include', ...init })

/** The header that names the version which a change is based on. */
export function ifMatch(version: number): { 'if-match': string } {
  return { 'if-match': `"${version}"` }
}

/** The address of a read, for a link to it. */
export function addressOf<P extends PathOf<'GET'>>(path: P, values: PathValues<'GET', P>): string
export function addressOf(path: string, values?: Values): string {
  return withValues(path, values)
}

function withValues(path: string, values: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/**
 * Makes a call and returns its answer, unread.
 * @param args of the call, which {@link Arguments} has checked
 * @throws as {@link call} does
 */
export async function request(
  method: string,
  template: string,
  args: readonly unknown[],
): Promise<Response> {
  const [options = {}] = args as [Options?]
  const { path, query = {}, header, body, signal, fetch = browserFetch } = options
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const contentType = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return read(fetch, addressWith(withValues(template, path), query), {
    method,
    headers: { ...contentType, ...header },
    ...json,
    ...(signal && { signal }),
  })
}

/**
 * Sends a request and returns its answer, unread.
 * @throws as {@link call} does
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
