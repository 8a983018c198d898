import { queryOptions } from '@tanstack/react-query'
import type { Package } from '../domain/package.ts'
import { readPackages } from '../domain/package-answer.ts'
import { packagesAnswerQuery } from './prices-query.ts'

/** The cache contains the unparsed answer; `select` parses it with {@link readPackages} at every read. */
export const packagesQuery = queryOptions<unknown, Error, Package[]>({
  queryKey: packagesAnswerQuery.queryKey,
  select: readPackages,
})
