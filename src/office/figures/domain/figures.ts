import * as z from 'zod'
import { type CalendarDay, isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { priceTypeSchema } from '#shop/prices/domain/price-type-schema.ts'
import type { RegistrationStatus } from '#shop/seats/domain/status.ts'
import { dateIdSchema } from '#shop/trainings/domain/training-date.ts'

/** Days that anybody may mean: arithmetic with them stays inside the calendar. */
const FIRST_DAY: CalendarDay = '2000-01-01'
const LAST_DAY: CalendarDay = '2199-12-31'

/** Declared one by one: of a record, the API's document would not say that each status is there. */
const countsByStatusSchema = z.object({
  pending: z.int(),
  confirmed: z.int(),
  cancelled: z.int(),
} satisfies Record<RegistrationStatus, z.ZodInt>)

/** A day in the parameters of a call, within the calendar. */
export const dayInQuery = z
  .string()
  .refine((text) => isCalendarDay(text) && FIRST_DAY <= text && text <= LAST_DAY, {
    error: `Erwartet wird ein Tag wie 2026-12-31, ab ${FIRST_DAY} und bis ${LAST_DAY}.`,
  })

/** Which calendar days in Europe/Berlin the figures are about. */
export const figuresQuerySchema = z.object({
  from: dayInQuery.optional().meta({
    description: 'The first day; without it, the Monday eleven weeks before that of `to`',
  }),
  to: dayInQuery.optional().meta({ description: 'The last day; without it, today' }),
})
export type FiguresQuery = z.infer<typeof figuresQuerySchema>

/**
 * Registrations and the sum of the prices that were agreed when booking, with VAT, less what came back for them. In euros
 * and cents: "149.00".
 */
const salesSchema = z.object({ registrations: z.int(), amount: z.string() })

/**
 * What documents of a period say, beside what was booked in it. All in cents and with VAT, but for `net`: prices without it
 * are only in documents.
 */
const documentFiguresSchema = z.object({
  /** Of the documents issued in the period; those of cancellations are taken off, so a sum may be negative. */
  net: z.int(),
  gross: z.int(),
  /** Money that came, or went back, on days of the period, whenever its invoice was issued. */
  received: z.int(),
  refunded: z.int(),
  /** What is still to be paid of the invoices issued in the period, as of now. */
  open: z.int(),
})
export type DocumentFigures = z.infer<typeof documentFiguresSchema>

/**
 * What was booked in a period: registrations count on the day in Europe/Berlin on which they were made. Confirmed and
 * unconfirmed ones stand beside each other; cancelled ones have no revenue. A registration counts with its whole price,
 * also where a seat of it was cancelled alone, less what came back for it on any day. The price belongs to a package, whose seats may be on several dates, so
 * dates have seats and no revenue.
 */
const figuresOfPeriodSchema = z.object({
  /** Calendar days in Europe/Berlin, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  registrations: countsByStatusSchema,
  /** By the price phase of the day of booking. */
  phases: z.array(
    z.object({ priceType: priceTypeSchema, confirmed: salesSchema, pending: salesSchema }),
  ),
  documents: documentFiguresSchema.meta({ id: 'DocumentFigures' }),
  /** Steps of weeks for a period of up to 26 weeks, of calendar months for a longer one. */
  unit: z.enum(['week', 'month']),
  /** The earliest first; those without a registration are included, cancelled registrations are not. */
  steps: z.array(z.object({ from: z.iso.date(), confirmed: z.int(), pending: z.int() })),
  /** The dates that are not cancelled and whose session begins in the period, whenever they were booked; the earliest first. */
  dates: z.array(
    z.object({
      dateId: dateIdSchema,
      trainingId: z.string(),
      title: z.string(),
      /** The display text of the day. */
      date: z.string(),
      /** Taken seats, by the status of their registration. */
      confirmed: z.int(),
      pending: z.int(),
      capacity: z.int(),
    }),
  ),
})
export type FiguresOfPeriod = z.infer<typeof figuresOfPeriodSchema>

/** The key figures of the dashboard. Cancelled registrations are left out unless stated otherwise. */
export const figuresSchema = z.object({
  /** All registrations by status, including cancelled ones. */
  registrations: countsByStatusSchema,
  /** Of the dates that are not over, the next one first. */
  seats: z.array(
    z.object({
      dateId: dateIdSchema,
      trainingId: z.string(),
      title: z.string(),
      /** The display text of the day. */
      date: z.string(),
      taken: z.int(),
      capacity: z.int(),
    }),
  ),
  /** The last twelve weeks including this one, the oldest first; weeks without a registration are included. */
  weeks: z.array(
    z.object({
      /** The week's Monday, a calendar day in Europe/Berlin. */
      monday: z.iso.date(),
      registrations: z.int(),
    }),
  ),
  /** The prices agreed when booking, less what came back, by price phase, also of unconfirmed registrations. Euros and cents, "149.00". */
  revenue: z.array(
    z.object({ priceType: priceTypeSchema, registrations: z.int(), amount: z.string() }),
  ),
  /** Of the chosen period; the fields above are the same for every period. */
  period: figuresOfPeriodSchema.meta({ id: 'FiguresOfPeriod' }),
})
export type Figures = z.infer<typeof figuresSchema>
