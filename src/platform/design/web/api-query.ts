import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { Answer, PathOf, PathValues } from './api-call.ts'

type ReadPath = PathOf<'GET'>

type Values = Readonly<Record<string, string>>

/** How long the answer is kept. */
type Caching<P extends ReadPath> = Pick<
  UseQueryOptions<Answer<'GET', P>>,
  'staleTime' | 'gcTime' | 'refetchInterval'
>

type ReadOptions<P extends ReadPath> = Caching<P> &
  (PathValues<'GET', P> extends undefined ? unknown : { path: PathValues<'GET', P> })

/** A read of the API, which the query client makes by its key. */
export function apiQuery<P extends ReadPath>(
  path: P,
  ...args: Record<never, never> extends ReadOptions<P>
    ? [options?: ReadOptions<P>]
    : [options: ReadOptions<P>]
) {
  const { path: values = {}, ...caching } = (args[0] ?? {}) as Caching<P> & { path?: Values }
  return queryOptions<Answer<'GET', P>>({ ...caching, queryKey: keyOf(path, values) })
}

/**
 * The key of a call: its path up to the first value, then that value, then each part of the rest. So a list's key begins
 * the keys of its entries, and invalidating the list invalidates them too.
 */
function keyOf(path: string, values: Values): string[] {
  const [start = '', ...parts] = path.split('/{')
  const rest = parts.flatMap((part) => {
    const [name = '', after = ''] = part.split('}')
    return [values[name] ?? '', ...after.split('/').slice(1)]
  })
  return [start, ...rest]
}
