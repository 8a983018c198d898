import { addDays, berlinDay, type CalendarDay, mondayOf } from '#domain/calendar-day.ts'
import { PRICE_TYPES } from '#domain/pricing/price-type.ts'
import { FIGURES_WEEKS, type Figures } from '#domain/registration/figures.ts'
import { takesSeats } from '#domain/registration/status.ts'
import type { Database } from '../../database/database.ts'
import { listDates } from '../trainings/training-dates.repository.ts'
import { groupRegistrations } from './figures.repository.ts'

type Group = Awaited<ReturnType<typeof groupRegistrations>>[number]

/** The key figures of the dashboard, up to the week of `now` in Europe/Berlin. */
export async function getFigures(db: Database, now: Date): Promise<Figures> {
  const thisMonday = mondayOf(berlinDay(now))
  const [groups, dates] = await Promise.all([
    groupRegistrations(db, addDays(thisMonday, 7 * (1 - FIGURES_WEEKS))),
    listDates(db, { endsAfter: now, state: 'planned' }),
  ])
  const inForce = groups.filter(({ status }) => takesSeats(status))
  const ofStatus = (status: Group['status']) =>
    countOf(groups.filter((group) => group.status === status))
  return {
    registrations: {
      pending: ofStatus('pending'),
      confirmed: ofStatus('confirmed'),
      cancelled: ofStatus('cancelled'),
    },
    seats: dates.map(({ id, trainingId, title, date, capacity, seatsTaken }) => ({
      dateId: id,
      trainingId,
      title,
      date,
      taken: seatsTaken,
      capacity,
    })),
    weeks: lastMondays(thisMonday).map((monday) => ({
      monday,
      registrations: countOf(inForce.filter((group) => group.monday === monday)),
    })),
    revenue: PRICE_TYPES.map((priceType) => {
      const ofPhase = inForce.filter((group) => group.priceType === priceType)
      const cents = ofPhase.reduce((sum, group) => sum + group.cents, 0)
      return { priceType, registrations: countOf(ofPhase), amount: (cents / 100).toFixed(2) }
    }),
  }
}

function countOf(groups: Group[]): number {
  return groups.reduce((sum, group) => sum + group.count, 0)
}

/** The Mondays of the weeks in the figures, the oldest first, this week's last. */
function lastMondays(thisMonday: CalendarDay): CalendarDay[] {
  return Array.from({ length: FIGURES_WEEKS }, (_, index) =>
    addDays(thisMonday, 7 * (index + 1 - FIGURES_WEEKS)),
  )
}
