import { queryOptions } from '@tanstack/react-query'
import type { Admin } from '#domain/admin/admin.ts'
import type { ContentItem } from '#domain/content/content-item.ts'
import type { Package } from '#domain/package/package.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { AttendeeRow, Registration } from '#domain/registration/booking.ts'
import type { Training } from '#domain/training/training.ts'

const FIVE_MINUTES = 300_000

export const trainingsQuery = queryOptions<Training[]>({ queryKey: ['/api/trainings'] })

export const trainingQuery = (id: string) =>
  queryOptions<Training>({ queryKey: ['/api/trainings', id] })

export const packagesQuery = queryOptions<Package[]>({ queryKey: ['/api/packages'] })

export const priceSchedulesQuery = queryOptions<PriceSchedule[]>({
  queryKey: ['/api/price-schedules'],
})

export const contentQuery = queryOptions<ContentItem[]>({
  queryKey: ['/api/cms/content'],
  staleTime: FIVE_MINUTES,
})

export const adminQuery = queryOptions<Admin>({
  queryKey: ['/api/admin/me'],
  staleTime: FIVE_MINUTES,
})

export const registrationsQuery = queryOptions<Registration[]>({
  queryKey: ['/api/admin/registrations'],
})

export const attendeesQuery = queryOptions<AttendeeRow[]>({ queryKey: ['/api/admin/attendees'] })
