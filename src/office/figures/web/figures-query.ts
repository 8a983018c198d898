import { queryOptions } from '@tanstack/react-query'
import { figuresKey } from '#office/frame/web/dashboard-keys.ts'
import { addressWith } from '#platform/design/web/address-with.ts'
import { browserFetch, readJson } from '#platform/design/web/api.ts'
import type { Figures } from '../domain/figures.ts'
import type { FiguresPeriod } from '../domain/figures-period.ts'

/** The key figures, and those of a period of calendar days in Europe/Berlin. */
export const figuresQuery = ({ from, to }: FiguresPeriod) =>
  queryOptions<Figures>({
    queryKey: [...figuresKey, { from, to }],
    queryFn: ({ signal }) =>
      readJson(browserFetch, addressWith(figuresKey[0], { from, to }), { signal }),
  })
