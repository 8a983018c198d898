import * as z from 'zod'
import { PAGE_MAX, pageLimit } from '#platform/basics/domain/page-limit.ts'
import { line } from '#platform/basics/domain/text.ts'
import { registrationStatusSchema } from '#shop/seats/domain/status-schema.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'
import { INVOICE_GAPS } from './invoice-gap.ts'

/** The columns of the list of registrations that staff can sort by (specification, section 2). */
export const REGISTRATION_SORTS = [
  'createdAt',
  'contactName',
  'contactEmail',
  'company',
  'participants',
  'status',
] as const
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

/** The columns of the list of attendees that staff can sort by. */
export const ATTENDEE_SORTS = ['name', 'email', 'training', 'company', 'booker', 'package'] as const
export type AttendeeSort = (typeof ATTENDEE_SORTS)[number]

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

const SEARCH_MAX_LENGTH = 200
/**
 * A cursor contains the value that its row is sorted by. The longest company name, with four bytes a character, fits.
 */
const CURSOR_MAX_LENGTH = 2000

/** Filters of registrations or their attendees. All given filters must match. */
export const registrationFilterSchema = z.object({
  /** Every word of it must occur in names, e-mail addresses, company, reference or training. */
  q: line(SEARCH_MAX_LENGTH).optional(),
  /** A training's id: registrations with a seat in it. */
  training: line(100).optional(),
  /** A date's id: registrations with a seat in it. */
  date: dateIdSchema.optional(),
  status: registrationStatusSchema.optional(),
  /** A package's id. */
  package: line(100).optional(),
  invoice: z.enum(INVOICE_GAPS).optional(),
})
export type RegistrationFilter = z.infer<typeof registrationFilterSchema>

const pageSchema = z.object({
  /** Rows on one page. Without it, all rows are returned. */
  limit: pageLimit(PAGE_MAX).optional(),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(CURSOR_MAX_LENGTH).optional(),
  direction: z.enum(SORT_DIRECTIONS).optional(),
})

export const registrationListQuerySchema = registrationFilterSchema.extend({
  ...pageSchema.shape,
  sort: z.enum(REGISTRATION_SORTS).optional(),
})
export type RegistrationListQuery = z.infer<typeof registrationListQuerySchema>

export const attendeeListQuerySchema = registrationFilterSchema.extend({
  ...pageSchema.shape,
  sort: z.enum(ATTENDEE_SORTS).optional(),
})
export type AttendeeListQuery = z.infer<typeof attendeeListQuerySchema>
