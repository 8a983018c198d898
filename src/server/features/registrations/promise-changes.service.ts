import { berlinDay } from '#domain/calendar-day.ts'
import { formatMoney } from '#domain/money.ts'
import type { BookingPromise } from '#domain/registration/booking-promise.ts'
import {
  type PresentTerms,
  type PromiseChange,
  promiseChanges,
} from '#domain/registration/promise-changes.ts'
import type { Connection } from '../../database/database.ts'
import { listPackages } from '../packages/packages.repository.ts'
import { findPricedPackage } from '../packages/packages.service.ts'
import { listPriceSchedules } from '../price-periods/price-periods.repository.ts'
import { readBookingRules } from '../settings/booking-rules.service.ts'
import { findDates } from '../trainings/training-dates.repository.ts'
import { listVisibleTrainings } from '../trainings/trainings.repository.ts'
import type { SiteTerms } from './booking-promise.ts'

/** What has changed since the booking; empty where nothing was recorded, by an earlier version. */
export async function readPromiseChanges(
  db: Connection,
  promise: BookingPromise | undefined,
  { now, terms }: { now: Date; terms: SiteTerms },
): Promise<PromiseChange[]> {
  return promise ? promiseChanges(promise, await readPresentTerms(db, promise, { now, terms })) : []
}

async function readPresentTerms(
  db: Connection,
  promise: BookingPromise,
  { now, terms }: { now: Date; terms: SiteTerms },
): Promise<PresentTerms> {
  const [trainings, dates, packages, schedules, { rules }] = await Promise.all([
    listVisibleTrainings(db),
    findDates(
      db,
      promise.trainings.map(({ dateId }) => dateId),
    ),
    listPackages(db),
    listPriceSchedules(db),
    readBookingRules(db),
  ])
  const priced = findPricedPackage(packages, schedules, {
    id: promise.package.id,
    day: berlinDay(now),
  })
  return {
    trainings,
    dates: dates.map(({ id, state, date, time, startsAt, endsAt }) => ({
      id,
      isCancelled: state === 'cancelled',
      date,
      time,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    })),
    package: priced
      ? {
          name: priced.pkg.name,
          features: priced.pkg.features,
          regularPrice: formatMoney(priced.prices.regularCents),
        }
      : undefined,
    rules,
    conditions: terms.conditionsUnder(rules),
    privacy: terms.privacy,
  }
}
