import type { OpenAPIHono } from '@hono/zod-openapi'
import { type ApiVariables, problemResponses } from './api-app.ts'

type Document = ReturnType<OpenAPIHono<ApiVariables>['getOpenAPI31Document']>

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const
/** An address that is too long, and a database that is away: what no single call has to say of itself. */
const OF_EVERY_CALL = Object.fromEntries(
  Object.entries(problemResponses(414, 503)).map(([status, { description }]) => [
    status,
    {
      description,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
)

/** The document of the API, as OpenAPI 3.1: every call as it is defined, with what any call may answer besides. */
export function apiDocument(
  api: OpenAPIHono<ApiVariables>,
  { title, publicUrl }: { title: string; publicUrl: string },
): Document {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: publicUrl }],
  })
  for (const calls of Object.values(document.paths ?? {})) {
    for (const method of METHODS) {
      const call = calls[method]
      if (call) call.responses = { ...OF_EVERY_CALL, ...call.responses }
    }
  }
  return document
}
