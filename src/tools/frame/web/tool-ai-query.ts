import { queryOptions } from '@tanstack/react-query'
import type { ToolAi } from '../domain/tool-ai.ts'

/** The AI service of the tools, if there is one. */
export const toolAiQuery = queryOptions<ToolAi>({ queryKey: ['/api/tools'] })
