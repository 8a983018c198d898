import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Database } from '#platform/database/server/database.ts'
import { installationSteps } from '#platform/database/server/installation.schema.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  TRAININGS_SECTION,
  textsOfSection,
  trainingSection,
} from '#platform/editing/domain/page-texts.ts'
import { contentItems } from '#platform/editing/server/content.schema.ts'
import { packages, priceSchedules } from '#shop/prices/server/prices.schema.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { byRank } from '#shop/trainings/domain/shop-order.ts'
import { trainingDates, trainings } from '#shop/trainings/server/trainings.schema.ts'
import type { InitialContent } from '../domain/initial-content.ts'

/**
 * Inserts the initial content into a new database, once: what staff delete later stays deleted.
 *
 * @param contentOn the content for a first start on that day (Europe/Berlin); called for a new database only
 */
export async function insertInitialContent(
  db: Database,
  now: Date,
  contentOn: (firstStart: CalendarDay) => InitialContent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const step = await tx
      .insert(installationSteps)
      .values({ step: 'sample-content', doneAt: now })
      .onConflictDoNothing()
      .returning()
    if (step.length === 0) return
    const content = contentOn(berlinDay(now))
    await tx.insert(trainings).values(
      content.trainings
        .toSorted(byRank)
        .map(
          (
            {
              date: _,
              time: __,
              meetingUrl: ___,
              capacity: ____,
              trainer: _____,
              teaser: ______,
              ...texts
            },
            index,
          ) => ({
            ...texts,
            position: index + 1,
          }),
        ),
    )
    await tx.insert(trainingDates).values(
      content.trainings.map(({ id, date, time, meetingUrl, capacity, trainer }) => ({
        trainingId: id,
        date,
        time,
        ...understandSession(date, time),
        meetingUrl,
        capacity,
        trainer,
      })),
    )
    await tx.insert(packages).values(
      content.packages.map(({ basePrice, ...pkg }) => ({
        ...pkg,
        basePrice: formatMoney(basePrice),
      })),
    )
    const schedules = content.pricePeriods.flatMap(({ prices, ...period }) =>
      Object.entries(prices).map(([packageId, cents]) => ({
        ...period,
        packageId,
        price: formatMoney(cents),
      })),
    )
    if (schedules.length > 0) await tx.insert(priceSchedules).values(schedules)
    await tx.insert(contentItems).values(pageTexts(content))
  })
}

/** Every editable text of the public pages, with its default. */
function pageTexts({ trainings }: InitialContent) {
  const sections = [TRAININGS_SECTION, ...trainings.map(({ id }) => trainingSection(id))]
  return sections.flatMap((section) =>
    textsOfSection(section).map(({ key, fallback }) => ({
      section,
      key,
      content: fallback,
      basedOnDefault: fallback,
    })),
  )
}
