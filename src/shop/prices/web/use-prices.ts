import { useQuery } from '@tanstack/react-query'
import type { Package } from '../domain/package.ts'
import type { ReadSchedules } from '../domain/price-answer.ts'
import { packagesQuery } from './packages-query.ts'
import { priceSchedulesQuery } from './price-schedules-query.ts'

/** The packages and all their prices, past and future; or the state of loading them. */
export interface Prices {
  isPending: boolean
  /** Null where one of them could not be read. */
  data: { packages: Package[]; schedules: ReadSchedules } | null
  retry: () => void
}

export function usePrices(): Prices {
  const packages = useQuery(packagesQuery)
  const schedules = useQuery(priceSchedulesQuery)
  return {
    isPending: packages.isLoading || schedules.isLoading,
    data:
      packages.data && schedules.data
        ? { packages: packages.data, schedules: schedules.data }
        : null,
    retry: () => {
      if (packages.isError) void packages.refetch()
      if (schedules.isError) void schedules.refetch()
    },
  }
}
