import { apiQuery } from '#platform/design/web/api-query.ts'

/** Who waits for new dates, by training. Read again whenever the list of dates opens: people join and leave at any time. */
export const waitingForDatesQuery = apiQuery('/api/admin/waiting-list', { gcTime: 0 })
