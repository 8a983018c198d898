import { queryOptions } from '@tanstack/react-query'
import type { WaitingForDates } from '../../domain/waiting-entry.ts'

/** Who waits for new dates, by training. Read again whenever the list of dates opens: people join and leave at any time. */
export const waitingForDatesQuery = queryOptions<WaitingForDates[]>({
  queryKey: ['/api/admin/waiting-list'],
  gcTime: 0,
})
