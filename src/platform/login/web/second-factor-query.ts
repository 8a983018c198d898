import { queryOptions } from '@tanstack/react-query'
import type { SecondFactor } from '../domain/second-factor.ts'

export const secondFactorQuery = queryOptions<SecondFactor>({
  queryKey: ['/api/admin/second-factor'],
})
