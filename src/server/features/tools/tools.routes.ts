import { createRoute } from '@hono/zod-openapi'
import { toolAiSchema } from '#domain/tools/tool-ai.ts'
import { createApiApp, jsonResponse } from '../../http/api-app.ts'
import type { AiService } from './ai-service.ts'

const show = createRoute({
  method: 'get',
  path: '/api/tools',
  summary: 'Which AI service the tools ask',
  responses: { 200: jsonResponse('The AI service, or null', toolAiSchema.meta({ id: 'ToolAi' })) },
})

export function toolsRoutes({ ai }: { ai: AiService | null }) {
  return createApiApp().openapi(show, (c) =>
    c.json({ ai: ai && { host: ai.host, model: ai.model } }, 200),
  )
}
