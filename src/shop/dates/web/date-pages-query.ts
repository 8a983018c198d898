import { infiniteQueryOptions } from '@tanstack/react-query'
import { addressWith, type Parameters } from '#platform/design/web/address-with.ts'
import { readPage } from '#platform/design/web/api.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import type { Mail } from '#platform/mail/domain/mail.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'

const ROWS_AT_ONCE = 20

/** The mails about a date and about its bookings, the newest first. */
export const dateMailsQuery = (dateId: string) =>
  pagesQuery<Mail>('/api/admin/mails', { date: dateId })

/** The changes of a date, the newest first. */
export const dateRevisionsQuery = ({ id, trainingId }: Pick<PlannedDate, 'id' | 'trainingId'>) =>
  pagesQuery<Revision>('/api/admin/revisions', {
    subject: 'training',
    subjectId: trainingId,
    date: id,
  })

/** A list in pages, read again whenever its date is opened. */
function pagesQuery<Row>(path: string, parameters: Parameters) {
  return infiniteQueryOptions({
    queryKey: [path, 'date', parameters],
    queryFn: ({ pageParam: cursor, signal }) =>
      readPage<Row>(addressWith(path, { ...parameters, limit: ROWS_AT_ONCE, cursor }), { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    gcTime: 0,
  })
}
