import { queryOptions } from '@tanstack/react-query'
import type { PlannedDate } from '#domain/training/date-edit.ts'
import { browserFetch, readJson } from '../../lib/api.ts'
import type { BookedSeats } from '../../lib/dates/recipient-texts.ts'
import { datesKey } from '../../lib/queries/dates-query.ts'

/** Whom a move of the date would notify. Read each time that it is asked. */
export const bookedSeatsQuery = ({ id, trainingId }: Pick<PlannedDate, 'id' | 'trainingId'>) =>
  queryOptions<BookedSeats>({
    queryKey: [...datesKey, id, 'booked'],
    queryFn: ({ signal }) =>
      readJson<BookedSeats>(
        browserFetch,
        `/api/admin/trainings/${encodeURIComponent(trainingId)}/booked?dateId=${id}`,
        { signal },
      ),
    staleTime: 0,
    gcTime: 0,
  })
