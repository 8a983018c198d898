import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { AgreedTerms } from '#shop/booking/domain/agreed-terms.ts'
import {
  type PresentTerms,
  type TermsChange,
  termsChanges,
} from '#shop/booking/domain/terms-changes.ts'
import type { SiteTerms } from '#shop/booking/server/terms-of-booking.ts'
import { readBookingRules } from '#shop/booking-rules/server/booking-rules.service.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { findPricedPackage } from '#shop/prices/server/packages.service.ts'
import { listPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import { findDates } from '#shop/trainings/server/training-dates.repository.ts'
import { listVisibleTrainings } from '#shop/trainings/server/trainings.repository.ts'

/** What has changed since the booking; empty where nothing was recorded. */
export async function readTermsChanges(
  db: Connection,
  agreed: AgreedTerms | undefined,
  { now, terms }: { now: Date; terms: SiteTerms },
): Promise<TermsChange[]> {
  return agreed ? termsChanges(agreed, await readPresentTerms(db, agreed, { now, terms })) : []
}

async function readPresentTerms(
  db: Connection,
  agreed: AgreedTerms,
  { now, terms }: { now: Date; terms: SiteTerms },
): Promise<PresentTerms> {
  const { rules } = await readBookingRules(db)
  const [trainings, dates, packages, schedules, legal] = await Promise.all([
    listVisibleTrainings(db),
    findDates(
      db,
      agreed.trainings.map(({ dateId }) => dateId),
    ),
    listPackages(db),
    listPriceSchedules(db),
    terms.readLegal(db, rules),
  ])
  const priced = findPricedPackage(packages, schedules, {
    id: agreed.package.id,
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
    ...legal,
  }
}
