import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import {
  createApiApp,
  jsonBody,
  jsonResponse,
  problemResponses,
} from '#platform/http/server/api-app.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import { SUGGESTIONS, suggestionRequestSchema } from '#tools/ai/domain/suggestion.ts'
import type { AiService } from '#tools/ai/server/ai-service.ts'
import { toolAiSchema } from '#tools/frame/domain/tool-ai.ts'
import { suggest } from './suggestions.service.ts'

const show = createRoute({
  method: 'get',
  path: '/api/tools',
  summary: 'Which AI service the tools ask',
  responses: { 200: jsonResponse('The AI service, or null', toolAiSchema.meta({ id: 'ToolAi' })) },
})

const createSuggestion = createRoute({
  method: 'post',
  path: '/api/tools/suggestions',
  // The largest request: a summary of three full lists, in any script.
  ...jsonUpTo(128 * KIB),
  summary: 'Ask the AI service for what a step of a tool needs',
  request: jsonBody(suggestionRequestSchema.meta({ id: 'SuggestionRequest' })),
  responses: {
    200: jsonResponse(
      'What it suggests; which of the forms, the kind of the request says',
      z.union([SUGGESTIONS.ideas, SUGGESTIONS.concept, SUGGESTIONS.agenda, SUGGESTIONS.summary]),
    ),
    ...problemResponses(400, 403, 413, 415, 422, 429, 503),
  },
})

/** @param ai the AI service available at present, or null */
export function toolsRoutes({
  ai,
  limits,
}: {
  ai: () => Promise<AiService | null>
  limits: RateLimits
}) {
  return createApiApp()
    .openapi(show, async (c) => {
      const service = await ai()
      return c.json({ ai: service && { host: service.host, model: service.model } }, 200)
    })
    .openapi(createSuggestion, async (c) => {
      const visitor = c.get('clientAddress')
      const { signal } = c.req.raw
      await limits.suggestions.consume(visitor)
      const context = { visitor, signal, log: c.get('log') }
      return c.json(await suggest(await ai(), c.req.valid('json'), context), 200)
    })
}
