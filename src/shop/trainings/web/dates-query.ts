import { apiQuery } from '#platform/design/web/api-query.ts'

/** Start of the key of every read of the dates. A write invalidates them all. */
export const datesKey = ['/api/admin/dates'] as const

/** All dates of all trainings, the earliest first. */
export const datesQuery = apiQuery('/api/admin/dates')

/** One date. Read again whenever its page opens: somebody may have booked since. */
export const dateQuery = (id: string) =>
  apiQuery('/api/admin/dates/{id}', { path: { id }, gcTime: 0 })
