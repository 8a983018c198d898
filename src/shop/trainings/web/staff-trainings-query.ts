import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { StaffTraining } from '../domain/staff-training.ts'

const PATH = '/api/admin/trainings'

/** All trainings in the order of the shop, hidden ones too, then the archived ones. */
export const staffTrainingsQuery = queryOptions<StaffTraining[]>({ queryKey: [PATH] })

/** One training, also a hidden or archived one. */
export const staffTrainingQuery = (id: string) =>
  queryOptions<StaffTraining>({ queryKey: [PATH, id] })

/** Reads the trainings again after a write. Not what else is below their path: a date's meeting link. */
export function refreshStaffTrainings(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === PATH && queryKey.length <= 2,
  })
}
