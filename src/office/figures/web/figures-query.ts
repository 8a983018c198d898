import { queryOptions } from '@tanstack/react-query'
import { figuresKey } from '#office/frame/web/dashboard-keys.ts'
import { call } from '#platform/design/web/api.ts'
import type { FiguresPeriod } from '../domain/figures-period.ts'

/** The key figures, and those of a period of calendar days in Europe/Berlin. */
export const figuresQuery = ({ from, to }: FiguresPeriod) =>
  queryOptions({
    queryKey: [...figuresKey, { from, to }],
    queryFn: ({ signal }) => call('GET', '/api/admin/figures', { query: { from, to }, signal }),
  })
