import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { type ApiVariables, problemResponses } from './api-app.ts'
import {
  chooseRepresentation,
  type PageAnswer,
  toPageAnswer,
  withCompressed,
} from './page-answer.ts'

type Document = ReturnType<OpenAPIHono<ApiVariables>['getOpenAPI31Document']>

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const
/**
 * Answers that every call may give, so that no call lists them itself: the address is too long (414), the database
 * cannot be reached (503).
 */
const COMMON_RESPONSES = Object.fromEntries(
  Object.entries(problemResponses(414, 503)).map(([status, { description }]) => [
    status,
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
)

/** The API's OpenAPI 3.1 document: every call as it is defined, and the answers that any call may give. */
export function apiDocument(
  api: OpenAPIHono<ApiVariables>,
  { title, version, publicUrl }: { title: string; version: string; publicUrl: string },
): Document {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: publicUrl }],
  })
  for (const calls of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const call = calls[method]
      if (call) call.responses = { ...COMMON_RESPONSES, ...call.responses }
    }
  }
  return document
}

/**
 * Answers with the API's document: as bytes that are made once, when somebody asks for it first. To make them takes
 * 15 ms, which neither every start nor every request should pay.
 */
export function answerDocument(make: () => Document): MiddlewareHandler<ApiVariables> {
  let answer: Promise<PageAnswer> | undefined
  return async (c) => {
    answer ??= withCompressed(
      toPageAnswer(
        {
          status: 200,
          headers: new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }),
          html: [JSON.stringify(make())],
        },
        {},
      ),
    )
    const { status, headers, body } = chooseRepresentation(await answer, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
      isStaff: false,
      now: new Date(0),
    })
    return new Response(body, { status, headers })
  }
}
