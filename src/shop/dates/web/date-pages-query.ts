import { infiniteQueryOptions } from '@tanstack/react-query'
import { readPage } from '#platform/design/web/api-answers.ts'
import type { PagedList } from '#platform/login/web/printed-rows.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

const ROWS_AT_ONCE = 20

/** The mails about a date and about its bookings, the newest first. */
export const dateMailsQuery = (dateId: string) =>
  pagesQuery(['/api/admin/mails', 'date', dateId], (page, signal) =>
    readPage('/api/admin/mails', { query: { date: dateId, ...page }, signal }),
  )

/** The changes of a date, the newest first. */
export const dateRevisionsQuery = ({ id, trainingId }: Pick<PlannedDate, 'id' | 'trainingId'>) =>
  pagesQuery(['/api/admin/revisions', 'date', id], (page, signal) =>
    readPage('/api/admin/revisions', {
      query: { subject: 'training', subjectId: trainingId, date: id, ...page },
      signal,
    }),
  )

/** A list in pages, read again whenever its date is opened. */
function pagesQuery<Row>(key: readonly string[], read: PagedList<Row>['readPage']) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam: cursor, signal }) => read({ limit: ROWS_AT_ONCE, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}
