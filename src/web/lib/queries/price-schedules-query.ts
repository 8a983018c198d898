import { queryOptions } from '@tanstack/react-query'
import { type ReadSchedules, readPriceSchedules } from '#domain/pricing/price-answer.ts'

/** What is cached is the answer as it came; it is read whenever it is taken out of the cache. */
export const priceSchedulesQuery = queryOptions<unknown, Error, ReadSchedules>({
  queryKey: ['/api/price-schedules'],
  select: readPriceSchedules,
})
