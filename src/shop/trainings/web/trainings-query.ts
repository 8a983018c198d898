import { queryOptions } from '@tanstack/react-query'
import { addressWith } from '#platform/design/web/address-with.ts'
import { browserFetch, readJson } from '#platform/design/web/api.ts'
import type { Training } from '../domain/training.ts'

export const trainingsQuery = queryOptions<Training[]>({ queryKey: ['/api/trainings'] })

export const trainingQuery = (id: string) =>
  queryOptions<Training>({ queryKey: ['/api/trainings', id] })

/** For staff. Removed from the cache when its editor closes, so that no editor starts with outdated data. */
export const meetingQuery = ({ id, dateId }: Pick<Training, 'id' | 'dateId'>) =>
  queryOptions<{ meetingUrl: string | null }>({
    queryKey: ['/api/admin/trainings', id, 'meeting', dateId],
    queryFn: ({ signal }) =>
      readJson(
        browserFetch,
        addressWith(`/api/admin/trainings/${encodeURIComponent(id)}/meeting`, {
          dateId: dateId ?? undefined,
        }),
        { signal },
      ),
    gcTime: 0,
  })
