import { queryOptions } from '@tanstack/react-query'
import type { PlannedDate } from '../domain/date-edit.ts'

/** Start of the key of every read of the dates. A write invalidates them all. */
export const datesKey = ['/api/admin/dates'] as const

/** All dates of all trainings, the earliest first. */
export const datesQuery = queryOptions<PlannedDate[]>({ queryKey: datesKey })

/** One date. Read again whenever its page opens: somebody may have booked since. */
export const dateQuery = (id: string) =>
  queryOptions<PlannedDate>({ queryKey: [...datesKey, id], gcTime: 0 })
