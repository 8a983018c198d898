import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesKey } from '#shop/trainings/web/dates-query.ts'

/** Whom a move of the date would notify. Read each time that it is asked. */
export const bookedSeatsQuery = ({ id, trainingId }: Pick<PlannedDate, 'id' | 'trainingId'>) =>
  queryOptions({
    queryKey: [...datesKey, id, 'booked'],
    queryFn: ({ signal }) =>
      call('GET', '/api/admin/trainings/{id}/booked', {
        path: { id: trainingId },
        query: { dateId: id },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })
