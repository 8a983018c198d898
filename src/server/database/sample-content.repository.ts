import { berlinDay } from '#domain/calendar-day.ts'
import { understandSession } from '#domain/training/session-time.ts'
import type { Database } from './database.ts'
import {
  sampleContent,
  samplePackages,
  samplePricePeriods,
  sampleTrainings,
} from './sample-content.ts'
import { contentItems } from './schema/content.ts'
import { installationSteps } from './schema/installation.ts'
import { packages, priceSchedules } from './schema/packages.ts'
import { trainings } from './schema/trainings.ts'
import { inTransaction } from './transaction.ts'

/**
 * Inserts the sample content into a new database, once: what staff delete later stays deleted. Its trainings begin some
 * weeks after `now`; its price periods lie around it.
 */
export async function insertSampleContent(db: Database, now: Date): Promise<void> {
  const firstStart = berlinDay(now)
  await inTransaction(db, async (tx) => {
    const step = await tx
      .insert(installationSteps)
      .values({ step: 'sample-content', doneAt: now })
      .onConflictDoNothing()
      .returning()
    if (step.length === 0) return
    await tx.insert(trainings).values(
      sampleTrainings(firstStart).map((training) => ({
        ...training,
        objectives: [...training.objectives],
        methods: [...training.methods],
        ...understandSession(training.date, training.time),
      })),
    )
    await tx
      .insert(packages)
      .values(samplePackages.map((pkg) => ({ ...pkg, features: [...pkg.features] })))
    await tx
      .insert(priceSchedules)
      .values(
        samplePricePeriods(firstStart).flatMap(({ prices, ...period }) =>
          Object.entries(prices).map(([packageId, price]) => ({ ...period, packageId, price })),
        ),
      )
    await tx
      .insert(contentItems)
      .values(sampleContent.map((text) => ({ ...text, basedOnDefault: text.content })))
  })
}
