import { berlinDay, type CalendarDay } from '#domain/calendar-day.ts'
import type { InitialContent } from '#domain/content/initial-content.ts'
import { TRAININGS_SECTION, textsOfSection, trainingSection } from '#domain/content/page-texts.ts'
import { formatMoney } from '#domain/money.ts'
import { understandSession } from '#domain/training/session-time.ts'
import { byRank } from '#domain/training/shop-order.ts'
import type { Database } from './database.ts'
import { contentItems } from './schema/content.ts'
import { installationSteps } from './schema/installation.ts'
import { packages, priceSchedules } from './schema/packages.ts'
import { NO_DATE, trainingDates, trainings } from './schema/trainings.ts'
import { inTransaction } from './transaction.ts'

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
            ...NO_DATE,
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
        isFirst: true,
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
