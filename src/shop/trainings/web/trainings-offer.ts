import type { ReadApi } from '#platform/rendering/web/page.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '../domain/training.ts'

/** What is sold in the shop now. */
export interface TrainingsOffer {
  trainings: readonly Training[]
  packages: readonly Package[]
}

/** Null where it cannot be read, as while the database is away: the home page is complete without it. */
export async function readTrainingsOffer(read: ReadApi): Promise<TrainingsOffer | null> {
  try {
    const [trainings, packages] = await Promise.all([read('/api/trainings'), read('/api/packages')])
    return { trainings, packages: readPackages(packages) }
  } catch {
    return null
  }
}
