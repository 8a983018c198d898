import {
  addDays,
  berlinDay,
  type CalendarDay,
  mondayOf,
} from '#platform/basics/domain/calendar-day.ts'
import type { Database } from '#platform/database/server/database.ts'
import { PRICE_TYPES } from '#shop/prices/domain/price-type.ts'
import { type RegistrationStatus, takesSeats } from '#shop/seats/domain/status.ts'
import { listDates } from '#shop/trainings/server/training-dates.repository.ts'
import type { Figures, FiguresOfPeriod, FiguresQuery } from '../domain/figures.ts'
import {
  FIGURES_WEEKS,
  type FiguresPeriod,
  periodOf,
  periodProblem,
  stepsOf,
} from '../domain/figures-period.ts'
import { sumDocuments } from './document-figures.repository.ts'
import { figuresErrors } from './figures.errors.ts'
import { groupRegistrations, listDatesOfPeriod } from './figures.repository.ts'

type Group = Awaited<ReturnType<typeof groupRegistrations>>[number]

/**
 * The key figures of the dashboard: up to the week of `now` in Europe/Berlin, and those of a period.
 *
 * @throws ProblemError 422 figures.bad_period
 */
export async function getFigures(db: Database, query: FiguresQuery, now: Date): Promise<Figures> {
  const today = berlinDay(now)
  const period = periodOf(query, today)
  const problem = periodProblem(period)
  if (problem) throw figuresErrors.badPeriod(problem)
  const steps = stepsOf(period)
  const mondays = lastMondays(mondayOf(today))
  const days = [...mondays, ...steps.starts, addDays(period.to, 1)]
  const [groups, dates, datesOfPeriod, documents] = await Promise.all([
    groupRegistrations(db, [...new Set(days)].toSorted()),
    listDates(db, { endsAfter: now, state: 'planned' }),
    listDatesOfPeriod(db, period),
    sumDocuments(db, period),
  ])
  const inForce = groups.filter(({ status }) => takesSeats(status))
  return {
    registrations: countByStatus(groups),
    seats: dates.map(({ id, trainingId, title, date, capacity, seatsTaken }) => ({
      dateId: id,
      trainingId,
      title,
      date,
      taken: seatsTaken,
      capacity,
    })),
    weeks: mondays.map((monday) => ({
      monday,
      registrations: countOf(inForce.filter(isWithin({ from: monday, to: addDays(monday, 6) }))),
    })),
    revenue: PRICE_TYPES.map((priceType) => ({
      priceType,
      ...salesOf(groups.filter((group) => group.priceType === priceType)),
    })),
    period: {
      ...period,
      ...figuresOf(groups.filter(isWithin(period)), period, steps),
      documents,
      dates: datesOfPeriod,
    },
  }
}

/** @param groups those of the period */
function figuresOf(
  groups: Group[],
  { to }: FiguresPeriod,
  { unit, starts }: ReturnType<typeof stepsOf>,
): Omit<FiguresOfPeriod, 'from' | 'to' | 'documents' | 'dates'> {
  const ofStatus = (some: Group[], status: RegistrationStatus) =>
    some.filter((group) => group.status === status)
  return {
    registrations: countByStatus(groups),
    phases: PRICE_TYPES.map((priceType) => {
      const ofPhase = groups.filter((group) => group.priceType === priceType)
      return {
        priceType,
        confirmed: salesOf(ofPhase.filter(({ status }) => status !== 'pending')),
        pending: salesOf(ofStatus(ofPhase, 'pending')),
      }
    }),
    unit,
    steps: starts.map((from, index) => {
      const next = starts[index + 1]
      const ofStep = groups.filter(isWithin({ from, to: next ? addDays(next, -1) : to }))
      return {
        from,
        confirmed: countOf(ofStatus(ofStep, 'confirmed')),
        pending: countOf(ofStatus(ofStep, 'pending')),
      }
    }),
  }
}

/** The groups begin at every end of a range that is asked about, so each is inside or outside of it. */
function isWithin({ from, to }: FiguresPeriod) {
  return ({ since }: Group) => since !== null && from <= since && since <= to
}

function countByStatus(groups: Group[]): Record<RegistrationStatus, number> {
  const ofStatus = (status: RegistrationStatus) =>
    countOf(groups.filter((group) => group.status === status))
  return {
    pending: ofStatus('pending'),
    confirmed: ofStatus('confirmed'),
    cancelled: ofStatus('cancelled'),
  }
}

/** Cancelled registrations are not counted, but what stays owed of them is. */
function salesOf(groups: Group[]): { registrations: number; amount: string } {
  const cents = groups.reduce((sum, group) => sum + group.cents, 0)
  const counted = groups.filter(({ status }) => takesSeats(status))
  return { registrations: countOf(counted), amount: (cents / 100).toFixed(2) }
}

function countOf(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + group.count, 0)
}

/** The Mondays of the last weeks, the oldest first, this week's last. */
function lastMondays(thisMonday: CalendarDay): CalendarDay[] {
  return Array.from({ length: FIGURES_WEEKS }, (_, index) =>
    addDays(thisMonday, 7 * (index + 1 - FIGURES_WEEKS)),
  )
}
