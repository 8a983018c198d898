import { apiQuery } from '#platform/design/web/api-query.ts'

/** The AI service of the tools, if there is one. */
export const toolAiQuery = apiQuery('/api/tools')
