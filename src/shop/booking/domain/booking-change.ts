import * as z from 'zod'

/** Who changed a booking: staff, the booker by the link of the booking, or an attendee by the link of the own seat. */
export const CHANGE_ACTORS = ['staff', 'booker', 'attendee'] as const
export type ChangeActor = (typeof CHANGE_ACTORS)[number]

/** What can happen to a booking, besides a change of its status. */
export const BOOKING_CHANGES = [
  'contact_corrected',
  'contact_email_requested',
  'billing_changed',
  'attendee_replaced',
  'attendee_corrected',
  'attendee_cannot_come',
  'seat_moved',
  'seat_cancelled',
  'seat_restored',
  'cancellation_requested',
  'cancellation_refused',
  'request_withdrawn',
  'link_revoked',
  'seat_added',
  'order_changed',
] as const

/** Values before or after a change, by field: names, addresses, day and time as displayed. May be personal data. */
export type ChangedValues = Record<string, string>

/** One line of a booking's history. */
export const bookingChangeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(BOOKING_CHANGES),
  actor: z.enum(CHANGE_ACTORS),
  /** The administrator's e-mail; null where the booker or an attendee made the change, and for the booker's view. */
  actorEmail: z.string().nullable(),
  /** The seat; null for a change of the whole booking. */
  attendeeId: z.uuid().nullable(),
  before: z.record(z.string(), z.string()),
  after: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
})
export type BookingChange = z.infer<typeof bookingChangeSchema>

export const REQUEST_STATES = ['open', 'granted', 'refused', 'withdrawn'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** A wish of the booker that staff answer: to cancel a seat, or the whole booking, after the free time. */
export const changeRequestSchema = z.object({
  id: z.uuid(),
  /** The seat; null for the whole booking. */
  attendeeId: z.uuid().nullable(),
  /** Of the booker, in their words; '' for none. */
  reason: z.string(),
  state: z.enum(REQUEST_STATES),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Of staff, in their words; '' for none. */
  answer: z.string(),
})

/** A request as staff see it. */
export const staffRequestSchema = changeRequestSchema.extend({
  /** The administrator's e-mail; null for an open request, and for one that the booker withdrew. */
  answeredBy: z.string().nullable(),
})
export type StaffRequest = z.infer<typeof staffRequestSchema>

/** An open request in the list for staff, the oldest first. */
export const openRequestSchema = changeRequestSchema
  .pick({ id: true, attendeeId: true, reason: true, createdAt: true })
  .extend({
    registrationId: z.uuid(),
    reference: z.string(),
    contactName: z.string(),
    company: z.string(),
    /** The version of the registration, for `If-Match`. */
    version: z.int(),
    /** The seats that it is about: of the whole booking those that are not cancelled. */
    seats: z.array(
      z.object({
        attendeeId: z.uuid(),
        name: z.string(),
        trainingTitle: z.string(),
        date: z.string(),
        time: z.string(),
        startsAt: z.iso.datetime().nullable(),
      }),
    ),
  })
export type OpenRequest = z.infer<typeof openRequestSchema>
