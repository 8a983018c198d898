import { queryOptions } from '@tanstack/react-query'
import type { Package } from '#domain/package/package.ts'
import { readPackages } from '#domain/package/package-answer.ts'
import { packagesAnswerQuery } from './queries.ts'

/** What is cached is the answer as it came; whoever takes it out of the cache reads it with {@link readPackages}. */
export const packagesQuery = queryOptions<unknown, Error, Package[]>({
  queryKey: packagesAnswerQuery.queryKey,
  select: readPackages,
})
