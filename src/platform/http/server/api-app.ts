import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import * as z from 'zod'
import { type Problem, problemSchema } from '#platform/basics/domain/problem.ts'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { isDatabaseUnavailable, isDiskFull } from '#platform/database/server/database-errors.ts'
import { httpErrors } from './http.errors.ts'

/** What every handler finds in its context. */
export interface ApiVariables {
  Variables: {
    requestId: string
    log: Logger
    /** The client's network address, which rate limits count by. */
    clientAddress: string
    /** Set only for routes behind `requireAdmin`. */
    admin: { id: string; email: string; mustChangePassword: boolean; role: StaffRole }
    /** The id of the administrator's session, set likewise. */
    sessionId: string
    /** Whether the role requires a second factor that the administrator has not, set likewise. */
    mustSetUpSecondFactor: boolean
  }
}

// zod's own messages about invalid fields are shown to visitors too, so they are in German and in plain words.
z.config({
  ...z.locales.de(),
  customError: ({ code, input }) => {
    if (code !== 'invalid_type') return undefined
    return input === undefined ? 'Diese Angabe fehlt.' : 'Diese Angabe hat den falschen Typ.'
  },
})

/**
 * Creates an empty app of API routes. A request that fails its schema is answered with problem details.
 * @param invalid makes the error for such a request, where the routes have their own wording for it
 */
export function createApiApp(invalid = httpErrors.invalid) {
  return new OpenAPIHono<ApiVariables>({
    defaultHook: (result) => {
      if (!result.success) {
        throw invalid(result.error as z.ZodError, (result as { data?: unknown }).data)
      }
    },
  })
}

/** The error answers of a route, for its definition. */
export function problemResponses<S extends number>(...statuses: S[]) {
  const response = {
    description: 'Problem details',
    content: { 'application/problem+json': { schema: problemSchema.meta({ id: 'Problem' }) } },
  }
  return Object.fromEntries(statuses.map((status) => [status, response])) as Record<
    S,
    typeof response
  >
}

/** The JSON answer of a route, for its definition. */
export function jsonResponse<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } }
}

/** The JSON body of a route, for its definition. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { body: { required: true, content: { 'application/json': { schema } } } }
}

/** Problems that the operator has to fix, by their code: the level and text of their log line. */
const OPERATIONAL_PROBLEMS: Readonly<Record<string, readonly ['error' | 'warn', string]>> = {
  'http.database_away': ['error', 'the database cannot be reached'],
  'http.disk_full': ['error', 'the disk is full: nothing can be stored until there is room'],
}

/**
 * nginx's status for a client that closed the connection. Nobody receives this answer; in the log it distinguishes
 * these requests from faults.
 */
const CLIENT_DISCONNECTED = 499 as ContentfulStatusCode

/** Turns an error of a handler into an answer: a problem of the caller into its details, a fault into a 500. */
export function answerError(error: Error, c: Context<ApiVariables>): Response {
  if (hasClientDisconnected(error, c.req.raw.signal)) return c.body(null, CLIENT_DISCONNECTED)
  const problem = asProblem(error)
  if (problem) {
    const [level, words] = OPERATIONAL_PROBLEMS[problem.code] ?? []
    if (level) c.get('log')[level]({ err: error }, words)
    if (problem.retryAfter !== undefined) c.header('Retry-After', String(problem.retryAfter))
    if (problem.allow) c.header('Allow', problem.allow.join(', '))
    return answerProblem(c, problem.toProblem())
  }
  c.get('log').error({ err: error }, 'a request failed')
  return answerProblem(c, {
    type: 'urn:problem:http.fault',
    title: 'Fehler auf unserer Seite',
    status: 500,
    detail: `Das hat leider nicht geklappt, und das liegt an uns. Ein zweiter Versuch kann helfen. (${c.get('requestId')})`,
    code: 'http.fault',
  })
}

/** Answers through the context, so that cookies set before the error are sent too. */
function answerProblem(c: Context<ApiVariables>, problem: Problem): Response {
  c.header('Cache-Control', 'no-store')
  return c.body(JSON.stringify(problem), problem.status as ContentfulStatusCode, {
    'Content-Type': 'application/problem+json',
  })
}

function asProblem(error: Error): ProblemError | null {
  if (error instanceof ProblemError) return error
  if (error instanceof HTTPException) {
    if (error.status === 415) return httpErrors.notJson()
    if (error.status === 413) return httpErrors.bodyTooLarge()
    if (error.status < 500) return httpErrors.malformedJson()
  }
  if (isDiskFull(error)) return httpErrors.diskFull()
  return isDatabaseUnavailable(error) ? httpErrors.databaseAway() : null
}

/**
 * True where a handler ended because the caller closed the connection, also in the middle of a body. That is no fault.
 */
function hasClientDisconnected(error: Error, signal: AbortSignal): boolean {
  const { code } = error as NodeJS.ErrnoException
  return signal.aborted && (error.name === 'AbortError' || code === 'ECONNRESET')
}
