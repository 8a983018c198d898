import { createRoute } from '@hono/zod-openapi'
import { createApiApp, jsonBody, problemResponses } from '#platform/http/server/api-app.ts'
import { answerLines, linesResponse } from '#platform/http/server/lines.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import { jsonUpTo, KIB } from '#platform/http/server/request-body.ts'
import type { AiService } from '#tools/ai/server/ai-service.ts'
import { strategyDraftEventSchema, strategyDraftRequestSchema } from '../domain/strategy-draft.ts'
import { refuseUnknownPages, writeStrategyDraft } from './strategy-drafts.service.ts'

export const STRATEGY_DRAFTS_PATH = '/api/tools/strategy-drafts'

const create = createRoute({
  method: 'post',
  path: STRATEGY_DRAFTS_PATH,
  // The largest facts in any script: 170 with their sources and quotes, and the passages of all pages; and three times
  // the facts of a competitor, without passages.
  ...jsonUpTo(2560 * KIB),
  summary: 'Write a first strategy draft from what is known of a company',
  request: jsonBody(strategyDraftRequestSchema.meta({ id: 'StrategyDraftRequest' })),
  responses: {
    200: linesResponse(
      'How the draft grows: one JSON object a line, the last of type "draft" or "failed"',
      strategyDraftEventSchema.meta({ id: 'StrategyDraftEvent' }),
    ),
    ...problemResponses(400, 403, 413, 415, 422, 429, 503),
  },
})

/** @param ai the AI service available at present, or null */
export function strategyDraftsRoutes({
  ai: aiNow,
  limits,
}: {
  ai: () => Promise<AiService | null>
  limits: RateLimits
}) {
  return createApiApp().openapi(create, async (c) => {
    const visitor = c.get('clientAddress')
    const request = c.req.valid('json')
    for (const facts of [request.facts, ...(request.competitors ?? [])]) refuseUnknownPages(facts)
    await limits.strategyDrafts.consume(visitor)
    const ai = await aiNow()
    const log = c.get('log')
    return answerLines(c, (signal) => writeStrategyDraft(request, { ai, visitor, signal, log }))
  })
}
