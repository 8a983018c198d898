import type { OpenAPIHono } from '@hono/zod-openapi'
import { type ApiVariables, problemResponses } from './api-app.ts'

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
