import type { Clock } from '#platform/basics/server/clock.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { RateLimits } from '#platform/http/server/rate-limits.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import type { BookerInvoice } from '#shop/booking-changes/domain/booking-view.ts'
import type { ChangeSettings } from '#shop/booking-changes/server/change-outcome.ts'
import type { CalendarSettings } from '#shop/trainings/server/session-calendar.ts'

/** What the routes of bookers and attendees need. */
export interface BookerAccessParts extends ChangeSettings {
  db: Database
  clock: Clock
  limits: RateLimits
  /** The key of the links in mails. */
  bookingLinkKey: string
  terms: SiteTerms
  calendar: CalendarSettings
  /** The invoices of a booking, for its booker. */
  listInvoices: (db: Connection, registrationId: string) => Promise<BookerInvoice[]>
  /** The address of the administrator whose session the request's headers bring; null for anybody else. */
  adminOf: (headers: Headers) => Promise<string | null>
}

export const calendarFile = {
  description: 'The calendar file (RFC 5545)',
  content: { 'text/calendar': { schema: { type: 'string' as const } } },
}

/** The headers of a calendar file to download. */
export function calendarHeaders(name: string) {
  return {
    'Content-Type': 'text/calendar; charset=utf-8',
    // The name is a reference code or an id, so it needs no quoting.
    'Content-Disposition': `attachment; filename="${name}.ics"`,
  }
}
