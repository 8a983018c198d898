import { infiniteQueryOptions } from '@tanstack/react-query'
import { readPage } from '#platform/design/web/api-answers.ts'

export const roomsPath = '/api/admin/rooms'

/** Pages of rooms, meetings and copies, the newest first. Read again whenever the list opens. */
export const roomListQuery = (isReported: boolean) =>
  infiniteQueryOptions({
    queryKey: [roomsPath, isReported],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage(roomsPath, {
        query: { reported: isReported ? 'true' : 'false', cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })

/** What the list in the address shows: "?gemeldet=true" for what was reported. */
export interface RoomsSearch {
  gemeldet?: true
}

export function parseRoomsSearch({ gemeldet }: Record<string, unknown>): RoomsSearch {
  return gemeldet === true ? { gemeldet } : {}
}
