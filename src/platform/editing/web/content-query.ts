import { apiQuery } from '#platform/design/web/api-query.ts'

const FIVE_MINUTES = 300_000

export const contentQuery = apiQuery('/api/cms/content', { staleTime: FIVE_MINUTES })
