import { queryOptions } from '@tanstack/react-query'
import { browserFetch, readJson } from '#platform/design/web/api.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { datesKey } from '#shop/trainings/web/dates-query.ts'
import type { PeopleOfMove } from '../domain/date-move.ts'

/** Whom a move of the date would notify. Read each time that it is asked. */
export const bookedSeatsQuery = ({ id, trainingId }: Pick<PlannedDate, 'id' | 'trainingId'>) =>
  queryOptions<PeopleOfMove>({
    queryKey: [...datesKey, id, 'booked'],
    queryFn: ({ signal }) =>
      readJson<PeopleOfMove>(
        browserFetch,
        `/api/admin/trainings/${encodeURIComponent(trainingId)}/booked?dateId=${id}`,
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  })
