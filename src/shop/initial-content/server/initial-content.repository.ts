import { eq } from 'drizzle-orm'
import { berlinDay, type CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
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

const STEP = 'sample-content'

/**
 * Inserts the initial content into a new database, once: what staff delete later stays deleted.
 *
 * @param contentOn the content for a first start on that day (Europe/Berlin); called for a new database only
 * @param insertRest inserts, in the same transaction, what other subjects store of it
 */
export async function insertInitialContent<First extends { content: InitialContent }>(
  db: Database,
  now: Date,
  contentOn: (firstStart: CalendarDay) => Promise<First>,
  insertRest?: (tx: Transaction, first: First) => Promise<void>,
): Promise<void> {
  const done = await db.select().from(installationSteps).where(eq(installationSteps.step, STEP))
  if (done.length > 0) return
  // Before the transaction, which must not be idle while a large file is read.
  const first = await contentOn(berlinDay(now))
  const { content } = first
  await inTransaction(db, async (tx) => {
    const step = await tx
      .insert(installationSteps)
      .values({ step: STEP, doneAt: now })
      .onConflictDoNothing()
      .returning()
    // Another process that starts at the same time was first.
    if (step.length === 0) return
    const ordered =
      content.version === undefined ? content.trainings.toSorted(byRank) : content.trainings
    await tx.insert(trainings).values(
      ordered.map(({ dates: _, archived, visible, ...texts }, index) => ({
        ...texts,
        visible: visible && !archived,
        archivedAt: archived ? now : null,
        position: index + 1,
      })),
    )
    const dates = content.trainings.flatMap(({ id: trainingId, dates: own }) =>
      own.map((date) => ({ trainingId, ...date, ...understandSession(date.date, date.time) })),
    )
    if (dates.length > 0) await tx.insert(trainingDates).values(dates)
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
    await insertRest?.(tx, first)
  })
}

/** Every editable text of the public pages: that of the file, else its default. */
function pageTexts({ trainings, texts }: InitialContent) {
  const sections = [TRAININGS_SECTION, ...trainings.map(({ id }) => trainingSection(id))]
  return sections.flatMap((section) =>
    textsOfSection(section).map(({ key, fallback }) => ({
      section,
      key,
      content: texts[section]?.[key] ?? fallback,
      basedOnDefault: fallback,
    })),
  )
}
