import { queryOptions } from '@tanstack/react-query'
import { packagesAnswerQuery } from '#platform/design/web/queries.ts'
import type { Package } from '../domain/package.ts'
import { readPackages } from '../domain/package-answer.ts'

/** The cache contains the unparsed answer; `select` parses it with {@link readPackages} at every read. */
export const packagesQuery = queryOptions<unknown, Error, Package[]>({
  queryKey: packagesAnswerQuery.queryKey,
  select: readPackages,
})
