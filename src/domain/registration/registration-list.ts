import * as z from 'zod'
import { PAGE_MAX, pageLimit } from '../page-limit.ts'
import { line } from '../text.ts'
import { registrationStatusSchema } from './status.ts'

/** What staff can sort the registrations by: the columns of their table (specification, section 2). */
export const REGISTRATION_SORTS = [
  'createdAt',
  'contactName',
  'contactEmail',
  'company',
  'participants',
  'status',
] as const
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

/** What staff can sort the attendees by. */
export const ATTENDEE_SORTS = ['name', 'email', 'training', 'company', 'booker', 'package'] as const
export type AttendeeSort = (typeof ATTENDEE_SORTS)[number]

export const SORT_DIRECTIONS = ['asc', 'desc'] as const
export type SortDirection = (typeof SORT_DIRECTIONS)[number]

const SEARCH_MAX_LENGTH = 200
/** A cursor holds what its row is sorted by; the longest company's name in a script of four bytes a character fits. */
const CURSOR_MAX_LENGTH = 2000

/** Which registrations, or which of their attendees. Every filter that is given has to hold. */
export const registrationFilterSchema = z.object({
  /** Every word of it must occur somewhere in names, e-mail addresses, company, reference or training. */
  q: line(SEARCH_MAX_LENGTH).optional(),
  /** A training's id: registrations with a seat in it. */
  training: line(100).optional(),
  status: registrationStatusSchema.optional(),
  /** A package's id. */
  package: line(100).optional(),
})
export type RegistrationFilter = z.infer<typeof registrationFilterSchema>

const pageSchema = z.object({
  /** Rows of one page. Without it all rows come at once. */
  limit: pageLimit(PAGE_MAX).optional(),
  /** Where the page begins, as the header Next-Cursor of the one before said. */
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
