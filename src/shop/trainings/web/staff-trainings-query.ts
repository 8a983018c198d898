import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/design/web/api-query.ts'

const PATH = '/api/admin/trainings'

/** All trainings in the order of the shop, hidden ones too, then the archived ones. */
export const staffTrainingsQuery = apiQuery(PATH)

/** One training, also a hidden or archived one. */
export const staffTrainingQuery = (id: string) =>
  apiQuery('/api/admin/trainings/{id}', { path: { id } })

/** Reads the trainings again after a write. Not what else is below their path: a date's meeting link. */
export function refreshStaffTrainings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === PATH && queryKey.length <= 2,
  })
}
