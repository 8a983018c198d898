import { queryOptions } from '@tanstack/react-query'
import { type ReadSchedules, readPriceSchedules } from '../domain/price-answer.ts'

/** The cache contains the unparsed answer; `select` parses it at every read. */
export const priceSchedulesQuery = queryOptions<unknown, Error, ReadSchedules>({
  queryKey: ['/api/price-schedules'],
  select: readPriceSchedules,
})
