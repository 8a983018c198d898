import { queryOptions } from '@tanstack/react-query'
import type { ContentItem } from '../domain/content-item.ts'

const FIVE_MINUTES = 300_000

export const contentQuery = queryOptions<ContentItem[]>({
  queryKey: ['/api/cms/content'],
  staleTime: FIVE_MINUTES,
})
