import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'

/**
 * How many months a registration keeps its personal data after its last session, or after its booking where that was
 * later; then it is anonymised. Entries of the audit log are stored as long. The privacy policy states this number.
 */
export const RETENTION_MONTHS = 24

/**
 * How many months after joining an entry of a waiting list is deleted at the latest. That is also how long somebody is
 * told of new dates.
 */
export const WAITING_MONTHS = 24

/** How many days an entry is kept after its person has booked, declined or left, or the date has begun. */
export const ENDED_WAITING_DAYS = 30

/** Days after which mails without a registration, such as test mails, are deleted. */
export const UNRELATED_MAIL_DAYS = 90

/**
 * How many years invoices are kept, with what belongs to them, after the end of the year in which the last of it was made
 * (§ 14b (1) UStG, § 147 (3) and (4) AO). The privacy policy states this number.
 */
export const INVOICE_YEARS = 8

/** The first day that is still kept: invoices of which all was made before it are deleted. */
export function firstKeptInvoiceDay(today: CalendarDay): CalendarDay {
  return `${Number(today.slice(0, 4)) - INVOICE_YEARS}-01-01`
}

/** How many months after its upload a line of a bank statement is deleted that was not entered for an invoice. */
export const UNENTERED_LINE_MONTHS = 12
