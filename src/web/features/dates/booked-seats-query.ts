import { queryOptions } from '@tanstack/react-query'
import type { PlannedDate } from '#domain/training/date-edit.ts'
import type { PeopleOfMove } from '#domain/training/date-move.ts'
import { browserFetch, readJson } from '../../lib/api.ts'
import { datesKey } from '../../lib/queries/dates-query.ts'

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
