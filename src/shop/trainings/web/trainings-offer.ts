import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import type { ReadApi } from '#platform/rendering/web/page.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '../domain/training.ts'
import { englishLines } from './english-lines.ts'

/** What is sold in the shop now. */
export interface TrainingsOffer {
  trainings: readonly Training[]
  packages: readonly Package[]
  /** By the id of the training; those that staff have written. */
  englishLines: Readonly<Record<string, string>>
}

/** Null where it cannot be read, as while the database is away: the home page is complete without it. */
export async function readTrainingsOffer(
  read: ReadApi,
  content: readonly ContentItem[],
): Promise<TrainingsOffer | null> {
  try {
    const [trainings, packages] = await Promise.all([read('/api/trainings'), read('/api/packages')])
    return {
      trainings,
      packages: readPackages(packages),
      englishLines: englishLines(content),
    }
  } catch {
    return null
  }
}
