import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import type { Training } from '../domain/training.ts'

export const trainingsQuery = apiQuery('/api/trainings')

export const trainingQuery = (id: string) => apiQuery('/api/trainings/{id}', { path: { id } })

/** For staff. Removed from the cache when its editor closes, so that no editor starts with outdated data. */
export const meetingQuery = ({ id, dateId }: Pick<Training, 'id' | 'dateId'>) =>
  queryOptions({
    queryKey: ['/api/admin/trainings', id, 'meeting', dateId],
    queryFn: ({ signal }) =>
      call('GET', '/api/admin/trainings/{id}/meeting', {
        path: { id },
        query: { dateId: dateId ?? undefined },
        signal,
      }),
    gcTime: 0,
  })
