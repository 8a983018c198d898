import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#platform/design/web/api-call.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'

const PATH = '/api/admin/setup'

/** How far the product is set up. Read again whenever a screen with it opens: much of it happens elsewhere. */
export const setupQuery = apiQuery(PATH, { gcTime: 0 })

type Setup = Answer<'GET', typeof PATH>

/** Shows an answer of a call that changes the guide. */
export function showSetup(queryClient: QueryClient, setup: Setup): void {
  queryClient.setQueryData(setupQuery.queryKey, setup)
}
