import type { QueryClient } from '@tanstack/react-query'
import type { Package } from '#shop/prices/domain/package.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import type { Training } from '../domain/training.ts'
import { trainingsQuery } from './trainings-query.ts'

/** What is sold in the shop now. */
export interface TrainingsOffer {
  trainings: readonly Training[]
  packages: readonly Package[]
}

/** Null where it cannot be read, as while the database is away: the home page is complete without it. */
export async function readTrainingsOffer(queryClient: QueryClient): Promise<TrainingsOffer | null> {
  try {
    const [trainings, packages] = await Promise.all([
      queryClient.ensureQueryData(trainingsQuery),
      queryClient.ensureQueryData(packagesAnswerQuery),
    ])
    return { trainings, packages: readPackages(packages) }
  } catch {
    return null
  }
}
