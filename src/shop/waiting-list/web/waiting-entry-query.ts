import { apiQuery } from '#platform/design/web/api-query.ts'

/** An entry of a waiting list, for the person who has its token. */
export const waitingEntryQuery = (token: string) =>
  apiQuery('/api/waiting-list/{token}', { path: { token } })
