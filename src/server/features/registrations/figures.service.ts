import { addDays, berlinDay, type CalendarDay, mondayOf } from '#domain/calendar-day.ts'
import { PRICE_TYPES } from '#domain/pricing/price-type.ts'
import { FIGURES_WEEKS, type Figures } from '#domain/registration/figures.ts'
import { sortTrainings } from '#domain/training/training-order.ts'
import type { Database } from '../../database/database.ts'
import { countTakenSeats, listTrainings } from '../trainings/trainings.repository.ts'
import { countByStatus, countByWeek, sumByPhase } from './figures.repository.ts'

/** The key figures of the dashboard, up to the week that `now` falls into in Berlin. */
export async function getFigures(db: Database, now: Date): Promise<Figures> {
  const mondays = lastMondays(berlinDay(now))
  const [statuses, trainings, taken, weeks, phases] = await Promise.all([
    countByStatus(db),
    listTrainings(db),
    countTakenSeats(db),
    countByWeek(db, mondays[0] ?? berlinDay(now)),
    sumByPhase(db),
  ])
  const byPhase = new Map(phases.map((phase) => [phase.priceType, phase]))
  return {
    registrations: {
      pending: 0,
      confirmed: 0,
      cancelled: 0,
      ...Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    },
    seats: sortTrainings(trainings).map(({ id, title, capacity }) => ({
      trainingId: id,
      title,
      taken: taken.get(id) ?? 0,
      capacity,
    })),
    weeks: mondays.map((monday) => ({ monday, registrations: weeks.get(monday) ?? 0 })),
    revenue: PRICE_TYPES.map(
      (priceType) => byPhase.get(priceType) ?? { priceType, registrations: 0, amount: '0.00' },
    ),
  }
}

/** The Mondays of the weeks that the figures tell, up to the one that `today` falls into; the oldest first. */
function lastMondays(today: CalendarDay): CalendarDay[] {
  const thisMonday = mondayOf(today)
  return Array.from({ length: FIGURES_WEEKS }, (_, index) =>
    addDays(thisMonday, 7 * (index + 1 - FIGURES_WEEKS)),
  )
}
