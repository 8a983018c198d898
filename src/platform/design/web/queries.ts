import { queryOptions } from '@tanstack/react-query'
import type { Figures } from '#office/figures/domain/figures.ts'
import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import type { RegistrationDetails } from '#office/registrations/domain/registration-details.ts'
import type { Todo } from '#office/todo/domain/todo.ts'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import type { Me } from '#platform/login/domain/admin.ts'
import type { BookingView, SeatView } from '#shop/booking-link/domain/booking-view.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { PriceOutlook } from '#shop/prices/domain/price-outlook.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitingEntry } from '#shop/waiting-list/domain/waiting-entry.ts'
import type { ToolAi } from '#tools/frame/domain/tool-ai.ts'
import { addressWith } from './address-with.ts'
import { browserFetch, readJson } from './api.ts'

const FIVE_MINUTES = 300_000

export const trainingsQuery = queryOptions<Training[]>({ queryKey: ['/api/trainings'] })

export const trainingQuery = (id: string) =>
  queryOptions<Training>({ queryKey: ['/api/trainings', id] })

/** For staff. Removed from the cache when its editor closes, so that no editor starts with outdated data. */
export const meetingQuery = ({ id, dateId }: Pick<Training, 'id' | 'dateId'>) =>
  queryOptions<{ meetingUrl: string | null }>({
    queryKey: ['/api/admin/trainings', id, 'meeting', dateId],
    queryFn: ({ signal }) =>
      readJson(
        browserFetch,
        addressWith(`/api/admin/trainings/${encodeURIComponent(id)}/meeting`, {
          dateId: dateId ?? undefined,
        }),
        { signal },
      ),
    gcTime: 0,
  })

/**
 * The unparsed answer, for loaders: what they import is in the script that every page loads. Screens use
 * `packagesQuery`, which parses it.
 */
export const packagesAnswerQuery = queryOptions<unknown>({ queryKey: ['/api/packages'] })

/** The prices of all packages from today on. */
export const priceOutlookQuery = queryOptions<PriceOutlook>({ queryKey: ['/api/price-outlook'] })

export const contentQuery = queryOptions<ContentItem[]>({
  queryKey: ['/api/cms/content'],
  staleTime: FIVE_MINUTES,
})

/** The rules in force for changes of new bookings. */
export const bookingRulesQuery = queryOptions<BookingRules>({ queryKey: ['/api/booking-rules'] })

/** An entry of a waiting list, for the person who has its token. */
export const waitingEntryQuery = (token: string) =>
  queryOptions<WaitingEntry>({ queryKey: ['/api/waiting-list', token] })

/** A booking, for who has the link of its booker. */
export const bookingViewQuery = (reference: string, token: string) =>
  queryOptions<BookingView>({ queryKey: ['/api/bookings', reference, token] })

/** A seat, for the attendee who has its link. */
export const seatViewQuery = (id: string, token: string) =>
  queryOptions<SeatView>({ queryKey: ['/api/seats', id, token] })

/** The AI service of the tools, if there is one. */
export const toolAiQuery = queryOptions<ToolAi>({ queryKey: ['/api/tools'] })

export const adminQuery = queryOptions<Me>({
  queryKey: ['/api/admin/me'],
  staleTime: FIVE_MINUTES,
})

/**
 * Start of the key of every read about registrations: the list in all its orders and filters, and the details of each.
 * A write invalidates them all.
 */
export const registrationsKey = ['/api/admin/registrations'] as const

/** Start of the key of every read of the list of attendees. */
export const attendeesKey = ['/api/admin/attendees'] as const

export const registrationQuery = (id: string) =>
  queryOptions<RegistrationDetails>({ queryKey: [...registrationsKey, id] })

/** Start of the key of every read of the key figures. */
export const figuresKey = ['/api/admin/figures'] as const

/** The key figures, and those of a period of calendar days in Europe/Berlin. */
export const figuresQuery = ({ from, to }: FiguresPeriod) =>
  queryOptions<Figures>({
    queryKey: [...figuresKey, { from, to }],
    queryFn: ({ signal }) =>
      readJson(browserFetch, addressWith(figuresKey[0], { from, to }), { signal }),
  })

/** What staff have to do. Read again whenever the dashboard opens: much of it happens without them. */
export const todoQuery = queryOptions<Todo>({ queryKey: ['/api/admin/todo'], gcTime: 0 })
