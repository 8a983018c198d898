import { queryOptions } from '@tanstack/react-query'
import type { Me } from '../domain/admin.ts'

const FIVE_MINUTES = 300_000

export const adminQuery = queryOptions<Me>({
  queryKey: ['/api/admin/me'],
  staleTime: FIVE_MINUTES,
})
